"""TLS: whom we trust and who we say we are, as a tool's source names it in PEM files."""

from __future__ import annotations

import ssl
from collections.abc import Mapping
from dataclasses import field, replace
from pathlib import Path

import httpx2

from tooldesk.errors import PermanentError
from tooldesk.frozen_record import frozen_record
from tooldesk.paths import expanded_path
from tooldesk.tools.sources.http_source import HttpSource


@frozen_record
class TlsSettings:
    """What makes one connection's TLS differ from another's."""

    is_verified: bool = True
    """Whether the server's certificate must be trusted."""

    ca_file: Path | None = None
    """Certificates that are trusted besides the system's."""

    certificate: Path | None = None
    """The certificate that says who we are."""

    key: Path | None = None
    """Its key; None is in the same file."""

    key_password: str | None = field(default=None, repr=False)
    """Opens the key. A secret: never shown."""

    changed_at: tuple[int, ...] = ()
    """When each file was last changed, in nanoseconds, so that a renewed one is read again."""

    @property
    def anonymous(self) -> TlsSettings:
        """The same for a server that need not know who we are."""
        return replace(self, certificate=None, key=None, key_password=None)


def tls_settings(source: HttpSource, variables: Mapping[str, str], folder: Path) -> TlsSettings:
    """What a source asks for; relative paths count from `folder`. Looks at the files.

    Raises:
        PermanentError: one of the files is not there.
    """
    named = (source.ca_file, source.client_certificate, source.client_key)
    paths = [None if name is None else folder / expanded_path(name) for name in named]
    ca_file, certificate, key = paths
    return TlsSettings(
        is_verified=source.verify_tls,
        ca_file=ca_file,
        certificate=certificate,
        key=key,
        key_password=variables.get(source.client_key_password_env_var or ""),
        changed_at=tuple(_changed_at(path) for path in paths if path is not None),
    )


def tls_context(settings: TlsSettings) -> ssl.SSLContext:
    """What the HTTP library needs; reads all certificates that the system trusts.

    Raises:
        PermanentError: a file holds nothing of what it should, or the password is wrong.
    """
    context = httpx2.create_ssl_context(verify=settings.is_verified)
    if settings.ca_file is not None and settings.is_verified:
        try:
            context.load_verify_locations(settings.ca_file)
        except (OSError, ssl.SSLError) as error:
            raise _unusable(settings.ca_file, "certificates to trust", error) from error
    if settings.certificate is not None:
        try:
            # without a callback a locked key would ask at the terminal
            context.load_cert_chain(
                settings.certificate, settings.key, lambda: settings.key_password or ""
            )
        except (OSError, ssl.SSLError) as error:
            file = settings.key or settings.certificate
            raise _unusable(file, "a certificate and its key", error) from error
    return context


def _changed_at(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError as error:
        raise PermanentError(
            f"The file {path} can't be read: {error.strerror}.",
            next_step="Correct ca_file, client_certificate or client_key in the tool's source.",
        ) from error


def _unusable(path: Path, wanted: str, error: OSError) -> PermanentError:
    reason = getattr(error, "reason", None) or error.strerror or "it is not in PEM form"
    return PermanentError(
        f"{path} can't be used for {wanted}: {reason}.",
        next_step="Give a file in PEM form, and the password of its key if it has one.",
    )
