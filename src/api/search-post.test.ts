import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answering, json } from "../../tests/support/http-server.ts";

/**
 * Sets a cookie in the way that works in every browser; not all have the Cookie Store that Biome
 * prefers.
 */
function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${cookie}; path=/`;
}

// Each test starts on a page that hasn't sent anything yet.
let postSearch: typeof import("./search-post.ts").postSearch;
let client: typeof import("./client.ts");
beforeEach(async () => {
  vi.resetModules();
  client = await import("./client.ts");
  ({ postSearch } = await import("./search-post.ts"));
});
afterEach(() => setCookie("XSRF-TOKEN=; max-age=0"));

const methods = (received: readonly { method: string }[]) =>
  received.map(({ method }) => method).join(" ");

test("sends the same request as any other call", async () => {
  const received = await answering(json({ ok: true }));
  setCookie("XSRF-TOKEN=eyJpdiI6%3D%3D");

  const body = { b: 1, a: [2], n: null };
  expect(await postSearch("/api/x", body, {})).toEqual({ ok: true });
  expect(client.isTransportWanted()).toBe(false);
  expect(await client.post("/api/x", body, {})).toEqual({ ok: true });
  const [first, other] = received.map(({ method, url, body, headers }) => {
    const named = ["accept", "content-type", "x-requested-with", "x-xsrf-token"];
    return { method, url, body, headers: named.map((name) => headers[name]) };
  });
  expect(first).toEqual(other);
  expect(first?.headers.at(-1)).toBe("eyJpdiI6==");
});

test("sends to apiBase, without a token if there is none", async () => {
  const received = await answering(json({}));
  await postSearch("/api/x", {}, { apiBase: "/site" });
  expect(received[0]?.url).toBe("/site/api/x");
  expect(received[0]?.headers["x-xsrf-token"]).toBeUndefined();
});

test("sends a token that isn't percent-encoded unchanged", async () => {
  const received = await answering(json({}));
  setCookie("XSRF-TOKEN=100%");
  await postSearch("/api/x", {}, {});
  expect(received[0]?.headers["x-xsrf-token"]).toBe("100%");
});

test.each([200, 201])("succeeds with a %d and any body", async (status) => {
  await answering((response) => void response.writeHead(status).end("<p>Entrar"));
  await expect(postSearch("/api/x", {}, {})).resolves.toBe("<p>Entrar");
});

test.each([401, 404, 422, 429, 500, 503])("fails like any other call with a %d", async (status) => {
  const received = await answering(json({ message: "não" }, status));
  const failure: Error = await postSearch("/api/x", { nome: "Ana" }, {}).then(
    () => new Error("expected a failure"),
    (error) => error,
  );
  expect(failure).toMatchObject({ name: "CallFailure", aborted: false });
  expect(failure.message).toContain("POST /api/x failed");
  expect(failure.message).not.toContain("Ana");
  expect(received).toHaveLength(1);
});

test("fails when the connection is cut or the caller stops it, and says which", async () => {
  await answering((response) => void response.socket?.destroy());
  await expect(postSearch("/api/x", {}, {})).rejects.toMatchObject({
    name: "CallFailure",
    aborted: false,
  });
  const stop = new AbortController();
  await answering(() => stop.abort());
  const stopped = postSearch("/api/x", {}, { signal: stop.signal });
  await expect(stopped).rejects.toMatchObject({ name: "CallFailure", aborted: true });
});

test("renews an expired session once, and sends again", async () => {
  const received = await answering((response, { method, headers }) => {
    if (method === "HEAD")
      return void response.setHeader("Set-Cookie", "XSRF-TOKEN=new; path=/").writeHead(200).end();
    response
      .writeHead(headers["x-xsrf-token"] === "new" ? 200 : 419, {
        "Content-Type": "application/json",
      })
      .end("{}");
  });
  setCookie("XSRF-TOKEN=old");
  const both = [postSearch("/api/x", { a: 1 }, {}), postSearch("/api/y", {}, {})];
  expect(await Promise.all(both)).toEqual([{}, {}]);
  expect(methods(received)).toBe("POST POST HEAD POST POST");
  expect(received.filter(({ url }) => url === "/api/x").map(({ body }) => body)).toEqual([
    '{"a":1}',
    '{"a":1}',
  ]);
});

test("fails as usual if the session is still expired after one renewal", async () => {
  const received = await answering((response) => void response.writeHead(419).end());
  await expect(postSearch("/api/x", {}, {})).rejects.toMatchObject({
    name: "CallFailure",
  });
  expect(methods(received)).toBe("POST HEAD POST");
});

test("waits for a renewal in progress, together with a call already under way", async () => {
  setCookie("XSRF-TOKEN=old");
  let renew = () => {};
  const received = await answering((response, { method, headers }) => {
    if (method !== "HEAD")
      return void response.writeHead(headers["x-xsrf-token"] === "new" ? 200 : 419).end();
    renew = () =>
      void response.setHeader("Set-Cookie", "XSRF-TOKEN=new; path=/").writeHead(200).end();
  });
  const other = client.post("/api/x", {}, {});
  await expect.poll(() => methods(received)).toBe("POST HEAD");
  const first = postSearch("/api/y", {}, {});
  renew();
  await Promise.all([other, first]);
  expect(methods(received)).toBe("POST HEAD POST POST");
});

test("renews a session that the site answers with a redirect to the page, and sends once more", async () => {
  const received = await answering((response, { method, headers }) => {
    if (method === "HEAD") response.setHeader("Set-Cookie", "XSRF-TOKEN=new; path=/");
    if (method !== "POST")
      return void response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html>");
    if (headers["x-xsrf-token"] === "new") json({ data: [] })(response, received[0] as never, 0);
    else response.writeHead(302, { Location: "/lista" }).end();
  });
  setCookie("XSRF-TOKEN=old");
  expect(await postSearch("/api/x", {}, {})).toEqual({ data: [] });
  expect(methods(received)).toBe("POST GET HEAD POST");
});
