/** A sign-in, as the cookie stores it. Anyone can send a cookie: only the API's answer to the token identifies the user. */
export interface CookieSignIn {
  /** The access token: the bearer for calls that the server makes for this user. Never send it to a browser. */
  token: string;
  /** The user's e-mail, in lower case, to look them up in the API. */
  email: string;
}

/** The cookie that stores a sign-in. */
export interface SessionCookie {
  /** The sign-in in a `Cookie` header. */
  readonly read: (header: string | null | undefined) => CookieSignIn | undefined;
  /** The `Set-Cookie` header that stores a sign-in. @param seconds its lifetime */
  readonly write: (signIn: CookieSignIn, seconds: number) => string;
  /** The `Set-Cookie` header that clears it. */
  readonly clear: string;
}

function decoded(text: string | undefined): string {
  try {
    return decodeURIComponent(text ?? '');
  } catch {
    return '';
  }
}

/**
 * Not readable by scripts, for this host alone, and sent along from other sites only with a link to this one.
 * @param secure whether it is sent by https only. Its name then begins with `__Host-`: no other host of the domain can set it
 */
export function sessionCookie(name: string, secure: boolean): SessionCookie {
  const fullName = secure ? `__Host-${name}` : name;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return {
    read(header) {
      const pairs = (header ?? '').split(';').map((pair) => pair.trim());
      const found = pairs.find((pair) => pair.startsWith(`${fullName}=`));
      const [email, token] = (found?.slice(fullName.length + 1) ?? '').split(':').map(decoded);
      return email && token ? { email, token } : undefined;
    },
    write({ email, token }, seconds) {
      const value = `${encodeURIComponent(email)}:${encodeURIComponent(token)}`;
      return `${fullName}=${value}; ${attributes}; Max-Age=${Math.floor(seconds)}`;
    },
    clear: `${fullName}=; ${attributes}; Max-Age=0`,
  };
}
