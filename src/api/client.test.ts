import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, test, vi } from "vitest";
import { answering, json, type Received } from "../../tests/support/http-server.ts";
import { CallFailure, post } from "./client.ts";

/**
 * Sets a cookie in the way that works in every browser; not all have the Cookie Store that Biome
 * prefers.
 */
function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${cookie}; path=/`;
}
afterEach(() => setCookie("XSRF-TOKEN=; max-age=0"));

/** Returns the failure of a call that must fail. */
async function failureOf(call: Promise<unknown>): Promise<CallFailure> {
  const outcome = await call.then(
    (answer) => new Error(`expected a failure, got ${JSON.stringify(answer)}`),
    (error) => error,
  );
  expect(outcome).toBeInstanceOf(CallFailure);
  return outcome;
}

describe("a call", () => {
  test("says that a script made it, asks for JSON, and returns the answer", async () => {
    const received = await answering(json({ ok: true }));

    expect(await post("/api/x", { b: 1, a: [2], n: null }, {})).toEqual({ ok: true });
    expect(received.length).toBe(1);
    expect(received[0]).toMatchObject({
      method: "POST",
      url: "/api/x",
      body: '{"b":1,"a":[2],"n":null}',
    });
    expect(received[0]?.headers).toMatchObject({
      "x-requested-with": "XMLHttpRequest",
      accept: "application/json",
      "content-type": "application/json",
    });
    expect(received[0]?.headers["x-xsrf-token"]).toBeUndefined();
  });

  test("sends the XSRF cookie unchanged", async () => {
    const received = await answering(json({}));

    await post("/api/x", {}, {});
    setCookie("XSRF-TOKEN=eyJpdiI6%3D%3D");
    await post("/api/x", {}, {});
    expect(received.map((request) => request.headers["x-xsrf-token"])).toEqual([
      undefined,
      "eyJpdiI6==",
    ]);
  });

  test("is sent to apiBase", async () => {
    const received = await answering(json({}));

    await post("/api/x", {}, { apiBase: "/site" });
    expect(received[0]?.url).toBe("/site/api/x");
  });

  test("sends its id only to the page's own origin", async () => {
    const received = await answering(json({}));
    await post("/api/x", {}, { sendId: "a-1" });
    await post("/api/x", {}, { sendId: "a-1", apiBase: location.origin });
    expect(received.map(({ headers }) => headers["imo-send-id"])).toEqual(["a-1", "a-1"]);
    // If the call carried the header, its preflight would name it.
    await failureOf(
      post(
        "/api/x",
        {},
        { sendId: "a-1", apiBase: location.origin.replace("127.0.0.1", "localhost") },
      ),
    );
    expect(received.length).toBeGreaterThan(2);
    expect(JSON.stringify(received.slice(2))).not.toMatch(/imo-send-id/i);
  });

  test.each([200, 201, 204])("succeeds with a %d and any body", async (status) => {
    await answering(
      (response) => void response.writeHead(status).end(status === 204 ? undefined : "<p>Obrigado"),
    );

    await expect(post("/api/x", {}, {})).resolves.toBe(status === 204 ? "" : "<p>Obrigado");
  });
});

describe("a session's token", () => {
  const isOwn = (request: Received) =>
    request.headers["x-xsrf-token"] === "nossa=" || request.headers["x-csrf-token"] === "impressa";
  /** Answers like Laravel: accepts every HEAD, and a POST only with this session's token. */
  const laravel = (response: ServerResponse, request: Received) =>
    void response.writeHead(request.method === "HEAD" || isOwn(request) ? 200 : 419).end();
  afterEach(() => {
    setCookieAt("/contacto", "XSRF-TOKEN=; max-age=0");
    document.head.innerHTML = "";
  });
  /**
   * Sets a cookie for a path. If two applications use the same name, the cookie with the longer
   * path comes first.
   */
  const setCookieAt = (path: string, cookie: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as in setCookie
    document.cookie = `${cookie}; path=${path}`;
  };

  test("is found behind another application's cookie of the same name", async () => {
    const received = await answering(laravel);
    setCookieAt("/contacto", "XSRF-TOKEN=alheia");
    setCookie("XSRF-TOKEN=nossa%3D");

    await post("/api/x", {}, {});
    const sent = received
      .filter(({ method }) => method === "POST")
      .map(({ headers }) => headers["x-xsrf-token"]);
    expect([sent[0], sent.at(-1)]).toEqual(["alheia", "nossa="]);
  });

  test("is taken from the page if scripts can't read the cookie", async () => {
    const received = await answering(laravel);
    document.head.innerHTML = '<meta name="csrf-token" content="impressa">';

    await post("/api/x", {}, {});
    expect(received.at(-1)?.headers).toMatchObject({ "x-csrf-token": "impressa" });
  });

  test("fails once if no token is valid, after each has been tried once", async () => {
    const received = await answering((response) => void response.writeHead(419).end());
    document.head.innerHTML = '<meta name="csrf-token" content="velha">';

    const failure = await failureOf(post("/api/x", {}, {}));
    expect(failure.message).toContain("419");
    expect(received.map(({ method }) => method)).toEqual(["POST", "HEAD", "POST", "POST"]);
  });

  test("isn't sent to another origin", async () => {
    const received = await answering((response) => void response.writeHead(419).end());
    document.head.innerHTML = '<meta name="csrf-token" content="impressa">';

    await failureOf(
      post("/api/x", {}, { apiBase: location.origin.replace("127.0.0.1", "localhost") }),
    );
    expect(JSON.stringify(received)).not.toContain("impressa");
  });
});

describe("a 2xx is a failure if it isn't the server's answer to the POST", () => {
  const html = (page: string) => (response: ServerResponse) =>
    void response.writeHead(200, { "Content-Type": "text/html" }).end(page);

  test.each([
    ["a page", "<!DOCTYPE html><title>Sem ligação</title>"],
    ["a page without a doctype", "\n<html lang=pt>"],
    ["a page after a comment", "\uFEFF<!-- WAF -->\n<!doctype html>"],
    ["XHTML", '<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN">'],
  ])("with the whole HTML document of %s", async (_what, page) => {
    const received = await answering(html(page));

    const failure = await failureOf(post("/api/x", {}, {}));
    expect([failure.code, failure.unanswered, failure.message]).toEqual([
      "answer",
      false,
      expect.stringContaining("got a whole HTML document"),
    ]);
    expect(received.length).toBe(1);
  });

  test.each(["", "<p>Obrigado, <b>html</b>", "<htmlish>", '{"success":false}'])(
    "but %j is the server's own",
    async (answer) => {
      await answering(html(answer));

      await expect(post("/api/x", {}, {})).resolves.toBeDefined();
    },
  );

  /** Redirects `/api/x` to `/api/x/`, which answers a POST and a GET. */
  const redirecting =
    (status: number, toPost: Answer, toGet: Answer) =>
    (response: ServerResponse, request: Received) => {
      if (request.url === "/api/x")
        return void response.writeHead(status, { Location: "/api/x/" }).end();
      const [code, body] = request.method === "POST" ? toPost : toGet;
      response.writeHead(code, { "Content-Type": "application/json" }).end(body);
    };
  type Answer = [status: number, body: string];
  const methodsAtTheEnd = (received: readonly Received[]) =>
    received.filter(({ url }) => url === "/api/x/").map(({ method }) => method);

  test.each([301, 302, 303])(
    "when a %d redirect made it a GET, whatever the answer to that is",
    async (status) => {
      for (const answer of ["", '{"success":true}']) {
        const received = await answering(redirecting(status, [201, ""], [200, answer]));

        const failure = await failureOf(post("/api/x", { nome: "Ana" }, {}));
        expect([failure.code, failure.message]).toEqual([
          "answer",
          expect.stringContaining("became a GET"),
        ]);
        expect(methodsAtTheEnd(received)).toEqual(["GET", "GET"]);
      }
    },
  );

  test.each([307, 308])("but a %d redirect that kept the POST is a success", async (status) => {
    for (const toGet of [
      [405, ""],
      [200, "<p>Contacto"],
    ] as Answer[]) {
      const received = await answering(redirecting(status, [200, '{"ok":true}'], toGet));

      expect(await post("/api/x", { nome: "Ana" }, {})).toEqual({ ok: true });
      expect(methodsAtTheEnd(received)).toEqual(["POST", "GET"]);
    }
  });
});

describe("a call fails in one way", () => {
  test.each([302, 401, 404, 422, 429, 500, 503])("with a %d", async (status) => {
    const received = await answering(json({ message: "não" }, status));

    const failure = await failureOf(post("/api/x", { nome: "Ana" }, {}));
    expect(failure).toMatchObject({ name: "CallFailure", aborted: false });
    expect(failure.message).toContain("POST /api/x failed");
    expect(failure.message).not.toContain("Ana");
    expect(failure.cause).toBeDefined();
    expect(received.length).toBe(1);
  });

  test("when the connection is cut", async () => {
    await answering((response) => void response.socket?.destroy());

    const failure = await failureOf(post("/api/x", {}, {}));
    expect(failure.aborted).toBe(false);
  });

  /**
   * Dispatches the event of a call that the page's policy blocks; the call itself fails like one
   * without a network.
   */
  function violation(blockedURI: string, disposition = "enforce") {
    const event = new Event("securitypolicyviolation");
    document.dispatchEvent(Object.assign(event, { blockedURI, disposition }));
  }

  test.each([
    ["nothing more is known", () => {}, true],
    ["the page's policy blocks it", () => violation(new URL("/api/x", location.href).href), false],
    [
      "the policy blocks something else at the same time",
      () => violation("https://counter.example/"),
      true,
    ],
    [
      "the policy only reports it",
      () => violation(new URL("/api/x", location.href).href, "report"),
      true,
    ],
  ])(
    "and says whether there was no answer for lack of a network, if %s",
    async (_what, happen, isUnanswered) => {
      await answering((response) => {
        happen();
        response.socket?.destroy();
      });

      const failure = await failureOf(post("/api/x", {}, {}));
      expect([failure.unanswered, failure.message.includes("policy")]).toEqual([
        isUnanswered,
        !isUnanswered,
      ]);
    },
  );

  test("and doesn't blame the network if the browser gave up or an answer came", async () => {
    for (const code of ["ECONNABORTED", "ERR_CANCELED", "ERR_BAD_RESPONSE"])
      expect(new CallFailure("POST /api/x failed", { cause: { code } }).unanswered).toBe(false);
    const defect = new TypeError("Cannot read properties of undefined");
    expect(new CallFailure("POST /api/x failed", { cause: defect }).unanswered).toBe(false);
    expect(
      new CallFailure("POST /api/x failed", { cause: { code: "ERR_NETWORK" } }).unanswered,
    ).toBe(true);
    const stop = new AbortController();
    await answering(() => stop.abort());
    expect((await failureOf(post("/api/x", {}, { signal: stop.signal }))).unanswered).toBe(false);
  });

  test("when the caller stops it, and says so", async () => {
    const stop = new AbortController();
    await answering(() => stop.abort());

    const failure = await failureOf(post("/api/x", {}, { signal: stop.signal }));
    expect(failure.aborted).toBe(true);
  });

  test("when the caller has already stopped it, and sends nothing", async () => {
    const received = await answering(json({}));

    const failure = await failureOf(post("/api/x", {}, { signal: AbortSignal.abort() }));
    expect(failure.aborted).toBe(true);
    expect(received).toEqual([]);
  });

  test("when the code that sends fails to load, which the next send loads again", async () => {
    await answering(json({ ok: true }));
    vi.resetModules();
    vi.doMock("./transport.ts", () => {
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    const fresh = await import("./client.ts");

    await expect(fresh.post("/api/x", {}, {})).rejects.toMatchObject({
      name: "CallFailure",
      aborted: false,
    });
    vi.doUnmock("./transport.ts");
    expect(await fresh.post("/api/x", {}, {})).toEqual({ ok: true });
  });

  test("and preloads the code that sends only once, however many keys are pressed", async () => {
    await answering(json({ ok: true }));
    vi.resetModules();
    let asked = 0;
    vi.doMock("./transport.ts", () => {
      asked += 1;
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    const fresh = await import("./client.ts");

    for (const _key of "Ana Sá") {
      fresh.preloadTransport();
      await vi.dynamicImportSettled();
    }
    expect(asked).toBe(1);
    vi.doUnmock("./transport.ts");
    expect(await fresh.post("/api/x", {}, {})).toEqual({ ok: true });
  });
});

describe("a visitor whose session has expired", () => {
  test("notices nothing: one HEAD of the page renews the cookie, and the request is sent again", async () => {
    const received = await answering((response, { method }, at) => {
      if (method === "HEAD") response.setHeader("Set-Cookie", "XSRF-TOKEN=new; path=/");
      response
        .writeHead(at === 0 ? 419 : 200, { "Content-Type": "application/json" })
        .end(method === "HEAD" ? "" : "{}");
    });
    setCookie("XSRF-TOKEN=old");

    expect(await post("/api/x", { nome: "Ana" }, {})).toEqual({});
    expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "POST /api/x",
      "HEAD /contacto?x=1",
      "POST /api/x",
    ]);
    expect(received.map((request) => request.headers["x-xsrf-token"])).toEqual([
      "old",
      "old",
      "new",
    ]);
    expect(received[2]?.body).toBe(received[0]?.body);
    expect(received[1]?.headers).toMatchObject({
      "x-requested-with": "XMLHttpRequest",
      "cache-control": "no-cache",
    });
  });

  test("is helped by csrfUrl on a cached page, even if that URL answers with an error", async () => {
    const received = await answering(
      (response, _request, at) => void response.writeHead([419, 404][at] ?? 200).end(),
    );

    await post("/api/x", {}, { csrfUrl: "/sanctum/csrf-cookie" });
    expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "POST /api/x",
      "HEAD /sanctum/csrf-cookie",
      "POST /api/x",
    ]);
  });

  test("sees the usual failure if the second attempt is refused as expired, too", async () => {
    const received = await answering((response) => void response.writeHead(419).end());

    await failureOf(post("/api/x", {}, {}));
    expect(received.map(({ method }) => method).join(" ")).toBe("POST HEAD POST");
  });

  test("gets no token from another site", async () => {
    const received = await answering((response) => void response.writeHead(419).end());

    await failureOf(post("/api/x", {}, { csrfUrl: "https://evil.example/" }));
    expect(received.length).toBe(1);
  });

  test("sends nothing more after leaving in the meantime", async () => {
    const stop = new AbortController();
    const received = await answering((response, { method }) => {
      if (method === "HEAD") stop.abort();
      response.writeHead(419).end();
    });

    const failure = await failureOf(post("/api/x", {}, { signal: stop.signal }));
    expect(failure.aborted).toBe(true);
    expect(received.map(({ method }) => method).join(" ")).toBe("POST HEAD");
  });

  /**
   * Answers like Laravel: accepts a POST only with the current session's token, and starts a new
   * session at every HEAD.
   */
  function expiringSessions() {
    let sessions = 0;
    const current = () => `session-${sessions}`;
    return answering(async (response, { method, headers }) => {
      if (method === "HEAD") {
        sessions += 1;
        const opened = current();
        // The answers overtake each other, so the later session's cookie arrives first.
        await new Promise((wait) => setTimeout(wait, opened === "session-1" ? 60 : 5));
        return void response
          .setHeader("Set-Cookie", `XSRF-TOKEN=${opened}; path=/`)
          .writeHead(200)
          .end();
      }
      response.writeHead(headers["x-xsrf-token"] === current() ? 200 : 419, {
        "Content-Type": "application/json",
      });
      response.end("{}");
    });
  }
  const methods = (received: readonly { method: string }[]) =>
    received.map(({ method }) => method).join(" ");

  test("sends from two widgets at once after one renewal", async () => {
    setCookie("XSRF-TOKEN=old");
    const received = await expiringSessions();

    expect(await Promise.all([post("/api/x", {}, {}), post("/api/y", {}, {})])).toEqual([{}, {}]);
    expect(methods(received)).toBe("POST POST HEAD POST POST");
  });

  test("waits for the renewal before sending anything else", async () => {
    setCookie("XSRF-TOKEN=old");
    const received = await expiringSessions();

    const first = post("/api/x", {}, {});
    await expect.poll(() => methods(received)).toBe("POST HEAD");
    expect(await Promise.all([first, post("/api/y", {}, {})])).toEqual([{}, {}]);
    expect(methods(received)).toBe("POST HEAD POST POST");
  });

  test("doesn't renew a second time for a late answer", async () => {
    setCookie("XSRF-TOKEN=old");
    let answerLate = () => {};
    const received = await answering((response, { method, url, headers }) => {
      if (method === "HEAD")
        return void response.setHeader("Set-Cookie", "XSRF-TOKEN=new; path=/").writeHead(200).end();
      const answer = () =>
        void response.writeHead(headers["x-xsrf-token"] === "new" ? 200 : 419).end();
      if (url === "/api/late" && headers["x-xsrf-token"] === "old") answerLate = answer;
      else answer();
    });

    const late = post("/api/late", {}, {});
    await expect.poll(() => received.length).toBe(1);
    await post("/api/x", {}, {});
    answerLate();
    await late;
    expect(methods(received)).toBe("POST POST HEAD POST POST");
  });

  test("doesn't stop the renewal for others by leaving", async () => {
    setCookie("XSRF-TOKEN=old");
    const stop = new AbortController();
    let answerHead = () => {};
    const received = await answering((response, { method, headers }) => {
      if (method !== "HEAD")
        return void response.writeHead(headers["x-xsrf-token"] === "new" ? 200 : 419).end();
      answerHead = () =>
        void response.setHeader("Set-Cookie", "XSRF-TOKEN=new; path=/").writeHead(200).end();
      if (stop.signal.aborted) answerHead();
    });

    const leaving = failureOf(post("/api/x", {}, { signal: stop.signal }));
    const staying = post("/api/y", {}, {});
    await expect.poll(() => methods(received)).toBe("POST POST HEAD");
    stop.abort();
    answerHead();
    expect((await leaving).aborted).toBe(true);
    await staying;
    expect(methods(received)).toMatch(/^POST POST HEAD (?:HEAD )?POST$/);
  });

  test("searches again without waiting for the previous search's renewal, which may hang", async () => {
    const stop = new AbortController();
    const received = await answering((response, { method, url }) => {
      if (method !== "HEAD") response.writeHead(url === "/api/x" ? 419 : 200).end();
    });

    const first = failureOf(post("/api/x", {}, { signal: stop.signal }));
    await expect.poll(() => methods(received)).toBe("POST HEAD");
    stop.abort();
    await post("/api/y", {}, {});
    expect((await first).aborted).toBe(true);
    expect(methods(received)).toBe("POST HEAD POST");
  });

  test("is helped in the other widgets if one has a wrong csrfUrl", async () => {
    const received = await answering(
      (response, { method }, at) =>
        void response.writeHead(method === "POST" && at < 2 ? 419 : 200).end(),
    );

    const [wrong] = await Promise.all([
      failureOf(post("/api/x", {}, { csrfUrl: "https://evil.example/" })),
      post("/api/y", {}, {}),
    ]);
    expect(wrong.aborted).toBe(false);
    expect(methods(received)).toBe("POST POST HEAD POST");
  });

  test("gets another renewal after a failed one", async () => {
    let isDown = true;
    const received = await answering((response, { method, headers }) => {
      if (method === "HEAD" && isDown) return void response.socket?.destroy();
      if (method === "HEAD") response.setHeader("Set-Cookie", "XSRF-TOKEN=new; path=/");
      response.writeHead(method === "HEAD" || headers["x-xsrf-token"] === "new" ? 200 : 419).end();
    });

    await failureOf(post("/api/x", {}, {}));
    isDown = false;
    await post("/api/x", {}, {});
    expect(methods(received)).toBe("POST HEAD POST HEAD POST");
  });

  describe("and is sent back to the page instead of a 419", () => {
    const PAGE = "<!doctype html><title>Contacto</title>";
    /**
     * Returns a handler that answers an expired session with `back()`; `isNew` says whether a POST
     * has the new session's token.
     */
    const back =
      (isNew: (request: Received) => boolean) => (response: ServerResponse, request: Received) => {
        if (request.method === "HEAD") response.setHeader("Set-Cookie", "XSRF-TOKEN=new; path=/");
        if (request.method !== "POST")
          return void response.writeHead(200, { "Content-Type": "text/html" }).end(PAGE);
        if (isNew(request)) return void response.writeHead(201).end("{}");
        response.writeHead(302, { Location: "/contacto" }).end();
      };
    const hasNewToken = ({ headers }: Received) => headers["x-xsrf-token"] === "new";

    test("gets one renewal, and sends once more under the same id", async () => {
      const received = await answering(back(hasNewToken));
      setCookie("XSRF-TOKEN=old");
      expect(await post("/api/x", { nome: "Ana" }, { sendId: "a-1" })).toEqual({});
      const posts = received.filter(({ method }) => method === "POST");
      expect(methods(received)).toBe("POST GET HEAD POST");
      expect(posts.map(({ headers }) => headers["imo-send-id"])).toEqual(["a-1", "a-1"]);
    });

    test("doesn't send a third time if the site answers every message like that", async () => {
      document.head.innerHTML = '<meta name="csrf-token" content="impressa">';
      const received = await answering(back(() => false));
      expect((await failureOf(post("/api/x", {}, { sendId: "a-1" }))).code).toBe("answer");
      expect(methods(received)).toBe("POST GET HEAD POST GET");
      document.head.innerHTML = "";
    });
  });
});
