// Stands in for https://apis.google.com/js/api.js, without which Firebase opens no popup, where there is no network.
// Served beside the sign-in emulator only, to the shop's page and to the emulator's own frame: it has just the calls of
// `gapi.iframes` that those two make, over `postMessage` between two windows of one origin.
(() => {
  const tag = 'gapi-stand-in';
  /** What the other window may ask of this one, by name. A question that comes before its answerer waits for it. */
  const answerers = new Map();
  const waiting = new Map();
  const callbacks = new Map();
  let asked = 0;
  /** @type {Window | null} */
  let peer = null;

  function register(name, answer) {
    answerers.set(name, answer);
    for (const reply of waiting.get(name) ?? []) reply();
    waiting.delete(name);
  }

  function send(name, data, callback) {
    const id = ++asked;
    if (callback) callbacks.set(id, callback);
    peer?.postMessage({ tag, id, name, data }, location.origin);
  }

  function call(callback, ...values) {
    try {
      return callback(...values);
    } catch {
      // The SDK throws on purpose after it has learned whether there is storage: nobody reads it.
      return undefined;
    }
  }

  addEventListener('message', ({ data, source, origin }) => {
    if (data?.tag !== tag || source !== peer || origin !== location.origin) return;
    const { id, name, answers } = data;
    if (answers) {
      const callback = callbacks.get(id);
      callbacks.delete(id);
      if (callback) call(callback, answers);
      return;
    }
    const reply = async () => {
      const answer = await call(answerers.get(name), data.data);
      source.postMessage({ tag, id, answers: answer === undefined ? [] : [answer] }, origin);
    };
    if (answerers.has(name)) void reply();
    else waiting.set(name, [...(waiting.get(name) ?? []), reply]);
  });

  const channel = { register, send };
  const context = {
    /** For the page: opens the frame, and hands over the way to talk to it. */
    open({ where, url, attributes }, callback) {
      const frame = document.createElement('iframe');
      frame.title = 'Sign-in';
      frame.tabIndex = -1;
      frame.setAttribute('aria-hidden', 'true');
      Object.assign(frame.style, attributes.style);
      frame.src = url;
      const ready = new Promise((resolve) => register('ready', resolve));
      where.append(frame);
      peer = frame.contentWindow;
      return callback({ ...channel, restyle: () => Promise.resolve(), ping: () => ready });
    },
    /** For the frame: the way to talk to the page. */
    getParentIframe() {
      peer = parent;
      send('ready');
      return channel;
    },
  };

  globalThis.gapi = {
    load: (_module, { callback }) => queueMicrotask(callback),
    iframes: { Iframe: true, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => context },
  };
  // The frame waits to be told; the page does not.
  globalThis.gapi_onload?.();
})();
