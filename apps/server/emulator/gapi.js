// Replaces https://apis.google.com/js/api.js, which Firebase needs to open a popup, if there is no network.
// Served only with the sign-in emulator, to the shop's page and to the emulator's own frame: it implements only the calls of
// `gapi.iframes` that these two make, over `postMessage` between two windows of one origin.
(() => {
  const tag = 'gapi-stand-in';
  /** The handlers for the other window's messages, by name. A message that arrives before its handler waits for it. */
  const handlers = new Map();
  const waiting = new Map();
  const callbacks = new Map();
  let lastId = 0;
  /** @type {Window | null} */
  let peer = null;

  function register(name, handler) {
    handlers.set(name, handler);
    for (const reply of waiting.get(name) ?? []) reply();
    waiting.delete(name);
  }

  function send(name, data, callback) {
    const id = ++lastId;
    if (callback) callbacks.set(id, callback);
    peer?.postMessage({ tag, id, name, data }, location.origin);
  }

  function call(callback, ...values) {
    try {
      return callback(...values);
    } catch {
      // The SDK throws on purpose after it has checked for storage: nothing handles the error.
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
      const answer = await call(handlers.get(name), data.data);
      source.postMessage({ tag, id, answers: answer === undefined ? [] : [answer] }, origin);
    };
    if (handlers.has(name)) void reply();
    else waiting.set(name, [...(waiting.get(name) ?? []), reply]);
  });

  const channel = { register, send };
  const context = {
    /** For the page: opens the frame, and passes the channel to it. */
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
    /** For the frame: returns the channel to the page. */
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
  // The frame waits for this call; the page does not.
  globalThis.gapi_onload?.();
})();
