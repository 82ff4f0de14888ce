"""ConversationDialog: all that was said to a model and by it, which can be replayed."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QWidget

from tooldesk.asking.past_conversation import PastConversation, said_in
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.text_area.text_area import TextArea
from tooldesk_ui.widgets.translated import set_words

WIDTH, HEIGHT = 680, 300


class ConversationDialog(Dialog):
    """Up to the answer of one call; `steps` says whether its calls shall wait for a person."""

    def __init__(self, theme: Theme, past: PastConversation, parent: QWidget) -> None:
        who = f" with {past.model}" if past.model else ""
        title = f"Conversation{who}"
        super().__init__(theme, "conversation_dialog", title, "Replay", parent, width=WIDTH)
        self.hint.setText(
            "Replay has the calls of these answers run again in the console, by the permissions of "
            "now, and says where the model would be told something else. Nothing is sent to it."
        )
        self.text = TextArea(theme, is_read_only=True)
        self.text.setObjectName("conversation_text")
        self.text.setAccessibleName("Conversation")
        self.text.set_text("\n\n".join(said_in(past)))
        scaled(self.text, least_height=HEIGHT)
        self.steps = QCheckBox("Stop before each call")
        self.steps.setObjectName("replay_steps")
        set_words(self.leave, "Close")
        self.lay_out((self.text, 12), (self.steps, 8), stretched=self.text)
        if past.why_not_replayed:
            self.go.setEnabled(False)
            self.steps.setEnabled(False)
            self.error.set_words("info", "It can't be replayed", past.why_not_replayed, "")
            self.error.show()
