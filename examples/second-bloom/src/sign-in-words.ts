import type { AuthMessages, sessionMessages as english } from '@apple-only/auth';

export const authMessages: AuthMessages = {
  'invalid-credentials': {
    message: 'E-Mail oder Passwort stimmt nicht.',
    detail: 'Bitte beides prüfen und noch einmal versuchen.',
  },
  'email-in-use': { message: 'Zu dieser E-Mail gibt es schon ein Konto. Melde dich damit an.', field: 'email' },
  'weak-password': {
    message: 'Dieses Passwort erfüllt die Anforderungen nicht. Wähle ein anderes.',
    field: 'password',
  },
  'invalid-email': { message: 'Bitte eine E-Mail wie name@example.com angeben.', field: 'email' },
  'account-exists': { message: 'Zu dieser E-Mail gibt es schon ein Konto. Melde dich mit dem Passwort an.' },
  disabled: { message: 'Dieses Konto ist gesperrt. Frag uns, warum.' },
  'too-many-requests': { message: 'Zu viele Versuche. Warte ein paar Minuten.' },
  'session-ended': { message: 'Du wurdest abgemeldet. Melde dich noch einmal an.' },
  'popup-blocked': { message: 'Dein Browser blockiert das Anmeldefenster. Erlaube Pop-ups für diese Seite.' },
  'popup-closed': { message: 'Das Anmeldefenster wurde vorher geschlossen. Versuch es noch einmal.' },
  'popup-replaced': { message: 'Ein anderes Anmeldefenster ist offen. Mach dort weiter.' },
  cancelled: { message: 'Die Anmeldung wurde abgebrochen. Versuch es noch einmal.' },
  network: { message: 'Die Anmeldung ist nicht zu erreichen. Prüfe deine Verbindung.' },
  'storage-blocked': { message: 'Dein Browser lässt diese Seite nichts speichern. Erlaube Cookies und Websitedaten.' },
  misconfigured: { message: 'Die Anmeldung ist hier falsch eingerichtet. Bitte sag uns Bescheid.' },
  unknown: { message: 'Etwas ist schiefgegangen. Versuch es noch einmal.' },
  unreachable: { message: 'Der Shop antwortet nicht. Versuch es gleich noch einmal.' },
  passwordRules: {
    'min-length': (length) => `Nimm mindestens ${length} Zeichen.`,
    'max-length': (length) => `Nimm höchstens ${length} Zeichen.`,
    'lower-case': () => 'Mit einem Kleinbuchstaben.',
    'upper-case': () => 'Mit einem Großbuchstaben.',
    digit: () => 'Mit einer Ziffer.',
    symbol: () => 'Mit einem Sonderzeichen wie ! oder #.',
  },
};

export const sessionMessages: typeof english = {
  refused: 'Du wurdest abgemeldet, weil dieses Konto gelöscht wurde. Frag uns, warum.',
  expired: 'Du wurdest abgemeldet. Melde dich noch einmal an.',
  forgotten: 'Dieses Konto ist hier nicht mehr registriert. Registriere dich noch einmal, oder nimm ein anderes.',
};
