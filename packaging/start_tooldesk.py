"""What the packaged program starts with."""

import sys

from tooldesk_ui.__main__ import main

sys.exit(main())
