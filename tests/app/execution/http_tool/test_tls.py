"""TLS against real servers whose certificates come from an authority made on the spot."""

from __future__ import annotations

import asyncio
import os

import pytest
import trustme

from tooldesk.errors import PermanentError, RetriableError, ToolUsageError


async def test_server_of_a_named_authority_is_trusted(bench, serve, files):
    server = await serve()
    with pytest.raises(PermanentError, match=r"is not trusted.*ca_file"):
        await bench.call(server.url)
    assert (await bench.call(server.url, ca_file="ca.pem")).joined_text == "hello"
    assert (await bench.call(server.url, ca_file=str(files / "ca.pem"))).joined_text == "hello"
    assert (await bench.call(server.url, verify_tls=False)).joined_text == "hello"


async def test_certificate_of_another_host_is_refused(bench, serve, files):
    server = await serve(name="elsewhere.example")
    with pytest.raises(PermanentError, match=r"is not trusted.*Correct the host"):
        await bench.call(server.url, ca_file="ca.pem")
    assert server.seen == []


@pytest.mark.parametrize(
    "ours",
    [
        {"client_certificate": "both.pem"},
        {"client_certificate": "us.pem", "client_key": "us.key"},
        {
            "client_certificate": "us.pem",
            "client_key": "locked.key",
            "client_key_password_env_var": "KEY_PASSWORD",
        },
    ],
    ids=["one_file", "two_files", "locked_key"],
)
async def test_client_certificate_is_shown_to_the_server(bench, serve, files, ours, key_password):
    server = await serve(wants_certificate=True)
    env = {"KEY_PASSWORD": key_password}
    assert (await bench.call(server.url, ca_file="ca.pem", env=env, **ours)).joined_text == "hello"


async def test_without_the_certificate_that_a_server_wants_it_is_not_asked(bench, serve, files):
    server = await serve(wants_certificate=True)
    with pytest.raises(ToolUsageError):
        await bench.call(server.url, ca_file="ca.pem")
    assert server.seen == []


async def test_refused_handshake_is_explained(bench):
    async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        # a fatal alert, certificate_required: RFC 8446, section 6
        writer.write(bytes([21, 3, 3, 0, 2, 2, 116]))
        await reader.read()
        writer.close()

    async with await asyncio.start_server(refuse, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(PermanentError, match=r"refuses our TLS.*client_certificate"):
            await bench.call(f"https://127.0.0.1:{port}/")


async def test_redirect_to_another_server_does_not_get_the_client_certificate(
    bench, serve, files, reply
):
    first, other = await serve(wants_certificate=True), await serve(wants_certificate=True)
    first.reply = reply(status="302 Found", headers={"Location": other.url})
    with pytest.raises(ToolUsageError):
        await bench.call(
            first.url,
            ca_file="ca.pem",
            client_certificate="both.pem",
            allow_private_hosts=True,
        )
    assert (len(first.seen), other.seen) == (1, [])


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"ca_file": "gone.pem"}, r"gone\.pem can't be read: No such file"),
        ({"ca_file": "empty.pem"}, r"empty\.pem can't be used for certificates to trust"),
        ({"client_certificate": "empty.pem"}, r"empty\.pem can't be used for a certificate"),
        ({"client_certificate": "us.pem", "client_key": "locked.key"}, r"locked\.key can't be"),
    ],
)
async def test_file_that_can_not_be_used_is_named(bench, serve, files, fields, words):
    server = await serve()
    with pytest.raises(PermanentError, match=words):
        await bench.call(server.url, **fields)


async def test_renewed_authority_is_read_again(bench, serve, files, authority):
    server = await serve()
    trustme.CA().cert_pem.write_to_path(files / "ca.pem")
    with pytest.raises(PermanentError, match="is not trusted"):
        await bench.call(server.url, ca_file="ca.pem")
    authority.cert_pem.write_to_path(files / "ca.pem")
    # the clock of the file system may not have moved on
    os.utime(files / "ca.pem", (1, 1))
    assert (await bench.call(server.url, ca_file="ca.pem")).joined_text == "hello"


async def test_server_without_tls_is_explained(bench):
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 400 Bad Request\r\n\r\n")
        await reader.read()
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(RetriableError, match=r"can't agree on TLS.*http://"):
            await bench.call(f"https://127.0.0.1:{port}/")
