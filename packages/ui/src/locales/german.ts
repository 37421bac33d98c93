import { passwordMinimum, photoLimits, type ProductFieldName, textLimits } from '@apple-only/contract';
import type { Catalogue } from '@apple-only/ui';
import { photoFormats, createFormatters } from './formatters.ts';

const locale = 'de';
const { number, plural, total, pluralOfTotal } = createFormatters<'one' | 'other'>(locale);

const categories = { macBook: 'MacBook', iphone: 'iPhone', accessories: 'Zubehör' };
const conditions = { Fair: 'Ordentlich', Good: 'Gut', Excellent: 'Sehr gut' };

const grade = {
  condition: 'Zustand',
  guide: 'Zustand: was die Stufen bedeuten',
  steps: conditions,
  sentences: {
    Fair: 'Ordentlich, die unterste von drei Stufen',
    Good: 'Gut, die mittlere von drei Stufen',
    Excellent: 'Sehr gut, die oberste von drei Stufen',
  },
};

const grades = {
  criteria: { screen_marks: 'Bildschirm', body_marks: 'Gehäuse', battery_health: 'Akku', works: 'Funktion' },
  marks: {
    None: 'Keine Spuren',
    Faint: 'Feine Spuren, nur aus der Nähe zu sehen',
    Visible: 'Kratzer, auf Armlänge zu sehen',
    Deep: 'Tiefe Kratzer, Dellen oder Absplitterungen',
  },
  atLeast: (percent: number) => `Mindestens ${number(percent)} %`,
  anyBattery: 'Beliebig. Frag den Verkäufer, wenn er fehlt',
  allWorks: 'Alles funktioniert',
  someWorks: 'Funktioniert. Was nicht, steht in der Beschreibung',
};

const labelsOfFields: Readonly<Record<ProductFieldName, string>> = {
  name: 'Bezeichnung',
  selling_price: 'Preis',
  original_price: 'Neupreis',
  purchase_year: 'Gekauft',
  use_year: 'Benutzt',
  description: 'Beschreibung',
  img: 'Foto',
  photos: 'Fotos',
  condition: 'Zustand',
  category: 'Kategorie',
  location: 'Ort',
  number: 'Mobilnummer',
  email: 'E-Mail des Verkäufers',
  model: 'Modell',
  storage: 'Speicherplatz',
  memory: 'Arbeitsspeicher',
  colour: 'Farbe',
  battery_health: 'Akkuzustand',
  battery_cycles: 'Ladezyklen',
  screen_marks: 'Bildschirm',
  body_marks: 'Gehäuse',
  marks: 'Wo die Spuren sind',
  replaced_parts: 'Repariert oder ersetzt',
  warranty_until: 'Garantie bis',
  icloud_off: 'iCloud-Sperre',
  in_the_box: 'Lieferumfang',
};
const { img: image, photos: _, ...fieldLabels } = labelsOfFields;

const factWords = {
  facts: labelsOfFields,
  notStated: 'Nicht angegeben',
  marks: grades.marks,
  icloudOff: 'Aus, laut Verkäufer',
};

const verified = { verified: 'Geprüft', seller: 'Verkäufer', notVerified: 'Nicht geprüft' };

const listings = plural({ one: '# Angebot', other: '# Angeboten' });

const facts = {
  originalPrice: labelsOfFields.original_price,
  useYear: labelsOfFields.use_year,
  location: labelsOfFields.location,
  published: 'Eingestellt',
};

const seller = { sellerEmail: labelsOfFields.email, mobile: 'Mobil' };

const required = {
  nameRequired: 'Bitte den Namen angeben',
  emailRequired: 'Bitte die E-Mail-Adresse angeben',
  emailMalformed: 'Bitte eine E-Mail-Adresse wie name@example.com angeben.',
};
const passwordRequired = 'Bitte das Passwort angeben';
const imageRequired = 'Bitte ein Foto wählen';
const released = plural({
  one: 'Eine deiner Reservierungen wurde freigegeben. Der Grund steht dabei.',
  other: '# deiner Reservierungen wurden freigegeben. Die Gründe stehen dabei.',
});
const charactersLeft = plural({ one: 'Noch # Zeichen.', other: 'Noch # Zeichen.' });
const field = {
  charactersLeft: (left: number) => (left === 0 ? 'Mehr Zeichen passen nicht.' : charactersLeft(left)),
  tooLong: (over: number, limit: number) =>
    `${number(over)} Zeichen zu viel. Bitte auf ${number(limit)} Zeichen kürzen.`,
};

const passwordInput = {
  show: 'Zeigen',
  hide: 'Verbergen',
  showPassword: 'Zeigen: Passwort',
  hidePassword: 'Verbergen: Passwort',
};

// Not Intl.ListFormat: the first use of Intl costs a slow phone a tenth of a second.
const formats = photoFormats.join(', ').replace(/, (?=[^,]*$)/, ' oder ');

const photoInput = {
  choose: 'Foto wählen',
  replace: 'Anderes wählen',
  drop: 'oder hier ablegen',
  limits: `${formats}. Fotos über ${photoLimits.bytes / 1024 / 1024} MB werden verkleinert.`,
  remove: 'Foto entfernen',
  restore: 'Bisheriges Foto behalten',
  current: 'Das bisherige Foto',
  wrongType: (fileName: string) => `${fileName} geht nicht. Bitte ${formats} wählen.`,
  empty: (fileName: string) => `${fileName} ist leer. Bitte ein anderes Foto.`,
  damaged: (fileName: string) => `${fileName} ist beschädigt und lässt sich nicht öffnen. Bitte ein anderes Foto.`,
  heic: (fileName: string) =>
    `${fileName} ist ein HEIC-Foto, das dieser Browser nicht öffnen kann. Bitte als JPEG speichern; auf dem iPhone: Einstellungen, Kamera, Formate, Maximale Kompatibilität.`,
  preparing: 'Das Foto wird vorbereitet',
  tooLarge: (fileName: string) => `${fileName} ist zu groß. Bitte ein kleineres Foto.`,
  uploading: 'Das Foto wird hochgeladen',
  preview: (fileName: string) => `Das gewählte Foto, ${fileName}`,
};

/** The messages about a file that both inputs share. */
const { limits, wrongType, empty, damaged, heic, tooLarge, preview } = photoInput;

const photosInput = {
  limits,
  wrongType,
  empty,
  damaged,
  heic,
  tooLarge,
  preview,
  choose: 'Fotos wählen',
  add: 'Weitere Fotos',
  drop: 'oder hier ablegen',
  shots: 'Zeig Vorderseite, Rückseite, den leuchtenden Bildschirm, die Ecken, alle Spuren und den „Info“-Bildschirm.',
  count: (count: number, most: number) => `${number(count)} von ${number(most)} Fotos`,
  full: 'Entferne eines, um ein anderes hinzuzufügen.',
  cover: 'Titelbild',
  moveEarlier: (place: number) => `Foto ${number(place)} nach vorn`,
  moveLater: (place: number) => `Foto ${number(place)} nach hinten`,
  remove: (place: number, count: number) => (count === 1 ? photoInput.remove : `Foto ${number(place)} entfernen`),
  moved: (place: number, count: number) => `Jetzt an Stelle ${number(place)} von ${number(count)}`,
  retry: 'Noch einmal',
  retryPhoto: (place: number) => `Foto ${number(place)} noch einmal hochladen`,
  tooMany: (fileName: string) => `${fileName} fehlt: Ein Gerät hat höchstens ${number(photoLimits.perProduct)} Fotos.`,
  preparing: 'Die Fotos werden vorbereitet',
  uploading: (place: number, count: number) =>
    count === 1 ? photoInput.uploading : `Foto ${number(place)} wird hochgeladen`,
  current: (place: number, count: number) => (count === 1 ? photoInput.current : `Bisheriges Foto ${number(place)}`),
};

const googleButton = {
  or: 'oder',
  google: 'weiter mit Google',
  waiting: 'Weiter im geöffneten Fenster',
  cancel: 'Abbrechen',
};

const locations = {
  Dhaka: 'Dhaka',
  Chittagong: 'Chittagong',
  Khulna: 'Khulna',
  Rajshahi: 'Rajshahi',
  Barisal: 'Barisal',
};

const filters = {
  category: 'Kategorie',
  categories,
  condition: 'Zustand',
  conditions,
  model: labelsOfFields.model,
  storage: labelsOfFields.storage,
  battery: labelsOfFields.battery_health,
  batteryAtLeast: (percent: number) => `Akku mindestens ${number(percent)} %`,
  location: 'Ort',
  locations,
  seller: 'Verkäufer und Status',
  verified: 'Nur geprüfte Verkäufer',
  notVerified: 'Nur nicht geprüfte Verkäufer',
  available: 'Ohne Reservierte',
  notAvailable: 'Nur Reservierte',
  price: 'Preis',
  from: (amount: string) => `Ab ${amount}`,
  upTo: (amount: string) => `Bis ${amount}`,
  count: total,
};

const filterForm = {
  ...filters,
  lowest: 'Ab',
  highest: 'Bis',
  notAnAmount: 'Bitte einen Betrag angeben, etwa 300.',
  products: pluralOfTotal({ one: '# Gerät', other: '# Geräte' }),
  anyBattery: 'Beliebig',
  atLeast: grades.atLeast,
  more: (hidden: number) => `${number(hidden)} weitere zeigen`,
  fewer: 'Weniger zeigen',
};

const activeFilters = {
  ...filters,
  list: 'Gewählte Filter',
  remove: (filter: string) => `${filter} entfernen`,
  clear: 'Alle entfernen',
};

const sort = {
  sort: 'Reihenfolge',
  names: {
    relevance: 'Beste Treffer',
    newest: 'Neueste',
    price: 'Niedrigster Preis',
    '-price': 'Höchster Preis',
  },
};

const results = pluralOfTotal({ one: '# Treffer', other: '# Treffer' });
const resultsShown = pluralOfTotal({ one: '# Treffer zeigen', other: '# Treffer zeigen' });

/** The kit in German. */
export const german: Catalogue = {
  locale,
  direction: 'ltr',
  ActiveFilters: activeFilters,
  AdvertisedCard: categories,
  AllowReturnForm: {
    title: 'Gelöschte Nutzer wieder zulassen',
    text: 'Gelöschte Nutzer können sich mit derselben E-Mail erst wieder registrieren, wenn du es hier erlaubst.',
    email: 'E-Mail',
    submit: 'Registrierung erlauben',
    emailRequired: required.emailRequired,
    emailMalformed: required.emailMalformed,
    done: (email: string) => `${email} kann sich wieder registrieren.`,
  },
  Article: { published: 'Veröffentlicht' },
  ArticleCard: { published: 'Veröffentlicht' },
  Badge: { advertised: 'Beworben', booked: 'Reserviert' },
  BecomeSellerDialog: {
    title: 'Verkäufer werden?',
    warning: (email) => `Das ändert dein Konto ${email}. Du kannst es nicht zurückändern.`,
    changes: [
      'Du kannst Geräte einstellen, ändern und bewerben.',
      'Du kannst nichts mehr reservieren. Dafür brauchst du ein anderes Konto.',
      'Deine Reservierungen, auch frühere, werden nicht mehr gezeigt.',
    ],
    confirm: 'Verkäufer werden',
    cancel: 'abbrechen',
  },
  BookingCard: {
    ...seller,
    location: 'Ort',
    withdrawn:
      'Dieses Gerät wurde zurückgezogen: Das Angebot oder sein Verkäufer wurde entfernt. Es gibt nichts abzuholen.',
    released: 'Die Reservierung wurde freigegeben, das Gerät ist wieder zu haben. Grund:',
    edited: (day) => `Der Verkäufer hat dieses Angebot am ${day} geändert.`,
    cancel: 'Reservierung löschen',
  },
  BookingModal: {
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    phoneHint: 'Freiwillig, damit der Verkäufer anrufen kann. Andere Nutzer sehen sie nie.',
    phoneMalformed: 'Das ist keine Telefonnummer. Bitte berichtigen oder leer lassen.',
    location: 'Ort',
    shared:
      'Mit der Reservierung bekommt der Verkäufer deinen Namen, deine E-Mail und deinen Ort, und deine Telefonnummer, wenn du sie angibst.',
    changed: 'Der Verkäufer hat dieses Angebot geändert',
    facts: labelsOfFields,
    factWords,
    categories,
    conditions,
    before: 'Vorher:',
    newPicture: 'Ein neues Foto',
    confirm: 'Verbindlich reservieren',
    close: 'Schließen',
  },
  Button: { pendingLabel: 'Einen Moment' },
  CategoryLinks: { navigation: 'Kategorien', ...categories },
  ContactForm: {
    ...required,
    name: 'Name',
    email: 'E-Mail',
    message: 'Nachricht',
    submit: 'Senden',
    messageRequired: 'Bitte eine Nachricht schreiben',
    done: 'Danke. Wir haben deine Nachricht.',
    again: 'Noch eine Nachricht schreiben',
  },
  DeleteConfirmation: {
    confirm: 'Löschen',
    title: 'Wirklich löschen?',
    warning: (name: string) => `${name} wird gelöscht. Das lässt sich nicht rückgängig machen.`,
    cancel: 'abbrechen',
  },
  Description: { more: 'Mehr zeigen', less: 'Weniger zeigen' },
  Dialog: { close: 'Schließen' },
  EmailProofNotice: {
    title: 'Was du anbietest, ist noch nicht öffentlich',
    text: (email) =>
      `Öffne den Link in unserer E-Mail an ${email}, um deine Adresse zu bestätigen. Veröffentliche dann deine Angebote.`,
    confirm: 'Angebote veröffentlichen',
    send: 'Die E-Mail noch einmal senden',
    sent: 'E-Mail gesendet. Es kann einige Minuten dauern, bis sie ankommt.',
    unopened: 'Der Link wurde noch nicht geöffnet. Sieh auch im Spam-Ordner nach.',
  },
  ErrorScreen: { title: 'Etwas ist schiefgegangen', retry: 'Noch einmal', signOut: 'Abmelden' },
  Field: field,
  Filters: filterForm,
  Footer: {
    ...categories,
    about: 'Ein Marktplatz für gebrauchte Apple-Geräte. Unabhängig; nicht verbunden mit Apple Inc.',
    devices: 'Geräte',
    shop: '{brand}',
    home: 'Start',
    blog: 'Blog',
    aboutLink: 'Über uns',
    grading: 'Zustandsstufen',
    help: 'Hilfe',
    contact: 'Kontakt',
    login: 'Anmelden',
    register: 'Registrieren',
    dashboard: 'Übersicht',
    searchKey: 'Die Taste / führt zur Suche',
  },
  Gallery: {
    photos: (name) => `Fotos von ${name}`,
    photo: (name, place, count) => (count === 1 ? name : `${name}, Foto ${number(place)} von ${number(count)}`),
    count: (place, count) => `${number(place)} von ${number(count)}`,
    show: (place, count) => `Foto ${number(place)} von ${number(count)} zeigen`,
    enlarge: 'In voller Größe ansehen',
    previous: 'Voriges Foto',
    next: 'Nächstes Foto',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    close: 'Schließen',
  },
  GoogleButton: googleButton,
  Grade: grade,
  PriceHint: {
    title: 'Was ähnliche Geräte kosten',
    compared: ({ count, more, name, condition }) =>
      `Verglichen mit ${more ? 'mehr als ' : ''}${listings(count)} hier namens „${name}“${condition ? `, Zustand ${conditions[condition]}` : ''}.`,
    prices: (lower, middle, upper) => `Die Hälfte kostet ${lower} bis ${upper}, der mittlere Preis ist ${middle}.`,
    places: {
      lower: 'Dieser Preis ist niedriger als drei Viertel davon.',
      among: 'Dieser Preis liegt in diesem Bereich.',
      higher: 'Dieser Preis ist höher als drei Viertel davon.',
    },
    waiting: 'Mit Name und Kategorie steht hier, was ähnliche Geräte kosten.',
    loading: 'Wird mit ähnlichen Geräten verglichen …',
    failed: 'Der Vergleich mit ähnlichen Geräten ist fehlgeschlagen.',
    tooFew: (least) => `Hier gibt es weniger als ${number(least)} ähnliche Geräte: zu wenige für einen Vergleich.`,
  },
  FactsTable: { ...factWords, title: 'Angaben' },
  GradeGuide: { ...grades, categories, conditions },
  Grid: { loadingLabel: 'Wird geladen' },
  Header: {
    navigation: 'Hauptmenü',
    menu: 'Menü',
    search: 'Suchen',
    macBook: 'MACBOOK',
    iphone: 'IPHONE',
    accessories: 'ZUBEHÖR',
    home: 'START',
    blog: 'BLOG',
    logout: 'ABMELDEN',
    register: 'REGISTRIEREN',
    login: 'ANMELDEN',
  },
  Hero: {
    heading: 'Gebrauchte Apple-Geräte, ehrlich beschrieben.',
    text: 'Finde ein gebrauchtes MacBook, iPhone oder Zubehör. Jedes Angebot nennt den Preis, den Zustand, wie lange das Gerät benutzt wurde und wer es verkauft.',
  },
  LineSkeleton: { label: 'Wird geladen' },
  LocationName: { ...locations, Barishal: 'Barisal', Jessore: 'Jessore' },
  LoginForm: {
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    resetSent:
      'Gibt es ein Konto mit dieser E-Mail, haben wir einen Link gesendet, mit dem du ein neues Passwort wählen kannst. Sieh auch im Spam-Ordner nach.',
    newHere: 'Neu hier?',
    register: 'Registrieren',
    emailRequired: required.emailRequired,
    passwordRequired,
    passwordTooShort: `Das Passwort braucht mindestens ${passwordMinimum} Zeichen`,
    sample: 'Admin zum Ausprobieren',
    samples: 'Konten zum Ausprobieren',
    fill: 'Ausfüllen',
  },
  MessageList: {
    list: 'Nachrichten',
    loading: 'Wird geladen',
    empty: 'Keine Nachrichten',
    emptyText: 'Hier erscheinen Nachrichten von der Kontaktseite.',
    open: 'Offen',
    done: 'Erledigt',
    markDone: 'Als erledigt markieren',
    markOpen: 'Als offen markieren',
    delete: 'Löschen',
  },
  ModelField: {
    list: 'Apples Modelle',
    none: 'Nicht in unserer Liste. Es bleibt, wie du es schreibst.',
    suggestions: plural({ one: '# Modell', other: '# Modelle' }),
  },
  NoAccess: {
    title: 'Kein Zutritt',
    needed: { buyer: 'Käufer', seller: 'Verkäufer', admin: 'Admins' },
    signedIn: { buyer: 'Käufer', seller: 'Verkäufer', admin: 'Admin' },
    or: ' oder ',
    text: (needed, signedIn) => `Diese Seite ist für ${needed}. Du bist als ${signedIn} angemeldet.`,
    back: 'Zur eigenen Übersicht',
    signOut: 'Abmelden',
  },
  NoResults: {
    ...filters,
    title: 'Kein Gerät passt zu allem',
    titleOfWords: 'Kein Gerät hat diese Wörter',
    oneHelps: 'Ohne einen dieser Filter gibt es Geräte:',
    noneHelps: 'Ein Filter weniger genügt nicht.',
    words: 'Prüfe die Schreibweise, oder nimm weniger Wörter.',
    remove: (filter, count) => `${filter} entfernen (${count})`,
    quoted: (words) => `„${words}“`,
    clear: 'Alle Filter entfernen',
    all: 'Alle Geräte zeigen',
  },
  NotFound: {
    title: 'Nicht gefunden',
    text: 'Diese Seite finden wir nicht.',
    back: 'Zurück zum Laden',
  },
  OfflineNotice: {
    title: 'Keine Verbindung.',
    text: 'Du kannst weiterlesen. Der Laden verbindet sich von selbst wieder.',
    back: 'Die Verbindung ist wieder da.',
  },
  Overview: {
    loading: 'Wird geladen',
    admin: {
      label: 'Verwaltung',
      title: 'Verkäufer, Käufer und Nachrichten',
      text: ({ notVerified, openMessages }) =>
        notVerified + openMessages === 0 ? 'Es gibt nichts zu prüfen.' : 'Es gibt etwas zu prüfen.',
      sellers: () => 'Verkäufer',
      notVerified: () => 'Verkäufer zu prüfen',
      buyers: () => 'Käufer',
      openMessages: plural({ one: 'offene Nachricht', other: 'offene Nachrichten' }),
    },
    seller: {
      title: 'Deine Geräte',
      first: 'Gerät anbieten',
      text: ({ products, bookedSince }) => {
        if (products === 0) return 'Du hast noch nichts eingestellt.';
        return bookedSince === 0
          ? 'Keine neuen Reservierungen seit deinem letzten Besuch.'
          : `Seit deinem letzten Besuch reserviert: ${number(bookedSince)}.`;
      },
      products: plural({ one: 'Gerät', other: 'Geräte' }),
      booked: () => 'reserviert',
      advertised: () => 'beworben',
    },
    buyer: {
      title: 'Deine Reservierungen',
      first: 'Zum Angebot',
      text: ({ bookings, withdrawn, released: count = 0 }) => {
        if (count > 0) return released(count);
        if (withdrawn > 0) return 'Etwas, das du reserviert hast, wurde zurückgezogen.';
        return bookings === 0
          ? 'Du hast noch keine Reservierungen.'
          : 'Ruf den Verkäufer an oder schreib ihm, um das Gerät abzuholen.';
      },
      bookings: plural({ one: 'Reservierung', other: 'Reservierungen' }),
      withdrawn: () => 'zurückgezogen',
    },
  },
  Page: { busyLabel: 'Die Seite wird geladen' },
  PasswordInput: passwordInput,
  PeopleTable: {
    buyers: {
      person: 'Käufer',
      caption: plural({ one: '# Käufer', other: '# Käufer' }),
      captionOfFirst: (count) => `Die ersten ${number(count)} Käufer`,
      empty: 'Noch keine Käufer',
      emptyText: 'Hier erscheinen Käufer, sobald sie sich registriert haben.',
    },
    sellers: {
      person: 'Verkäufer',
      caption: (count, notVerified) =>
        `${number(count)} Verkäufer, ${notVerified === 0 ? 'alle' : `${number(notVerified)} nicht`} geprüft`,
      captionOfFirst: (count, notVerified) =>
        `Die ersten ${number(count)} Verkäufer, ${notVerified === 0 ? 'alle davon' : `${number(notVerified)} davon nicht`} geprüft`,
      empty: 'Noch keine Verkäufer',
      emptyText: 'Hier erscheinen Verkäufer, sobald sie sich registriert haben. Dann kannst du sie prüfen.',
    },
    email: 'E-Mail',
    verified: 'Geprüft',
    actions: 'Aktionen',
    verify: 'Prüfen',
    unverify: 'Abzeichen entfernen',
    delete: 'Löschen',
    loading: 'Wird geladen',
    isVerifying: (name) => `${name} wird geprüft`,
    isDeleting: (name) => `${name} wird gelöscht`,
  },
  PhotoInput: photoInput,
  PhotosInput: photosInput,
  Picture: { missingLabel: 'Kein Foto', failedLabel: 'Das Foto konnte nicht geladen werden' },
  ProductCard: {
    ...facts,
    ...seller,
    ...categories,
    published: 'Eingestellt',
    sellingPrice: 'Preis',
    purchaseYear: 'Gekauft',
    grades,
    book: 'Jetzt reservieren',
    notAvailable: 'Nicht mehr zu haben',
    own: 'Du hast das reserviert.',
    ownNext: 'Ruf den Verkäufer an oder schreib ihm, um es abzuholen.',
    ownLink: 'Meine Reservierungen',
  },
  ProductDetail: {
    ...facts,
    ...seller,
    ...categories,
    published: 'Eingestellt',
    sellingPrice: 'Preis',
    saved: (amount) => `Du sparst ${amount}`,
    purchaseYear: 'Gekauft',
    description: 'Beschreibung',
    seller: 'Verkäufer',
    logIn: 'Zum Ansehen anmelden',
    afterLogIn: 'Nach dem Anmelden zu sehen',
    contactError: 'Nicht geladen.',
    retry: 'Noch einmal',
    registered: (month) => `Registriert seit ${month}`,
    gradeMeaning: 'Was dieser Zustand schlimmstenfalls bedeutet',
    grades,
    share: 'Teilen',
    copied: 'Link kopiert',
    notCopied: 'Der Link konnte nicht kopiert werden. Kopiere ihn aus der Adresszeile.',
  },
  ProductForm: {
    ...required,
    conditions,
    categories,
    grades,
    factWords,
    moreFacts: 'Weitere Angaben (freiwillig)',
    moreFactsHint: 'Käufer vergleichen sie: Akku, Speicher, Spuren, Garantie.',
    icloudOffStatement: 'Aus: Ich habe das Gerät von iCloud abgemeldet',
    wholeOutOfRange: (least: number, most: number) =>
      `Bitte eine ganze Zahl von ${number(least)} bis ${number(most)} eingeben.`,
    dayOutOfRange: (first: string, last: string) => `Bitte einen Tag vom ${first} bis zum ${last} eingeben.`,
    belowGrade: (condition: string) =>
      `Die Angaben passen nicht zu „${condition}“. Wähle eine niedrigere Stufe oder berichtige sie:`,
    belowCriterion: (criterion: string, limit: string, fact: string) =>
      `${criterion}: „${fact}“. Diese Stufe: „${limit}“.`,
    modelHint: 'Freiwillig. Ein Modell aus der Liste bestimmt die Kategorie und schlägt seine Größen und Farben vor.',
    otherSizes: 'Andere Größen',
    misfits: (model: string) => `Das unterscheidet sich von „${model}“ und bleibt, wie es ist:`,
    misfit: (fact: string, entered: string, known: string) => `${fact}: „${entered}“. Dieses Modell: „${known}“.`,
    ...fieldLabels,
    image,
    submit: 'Gerät einstellen',
    priceRequired: 'Bitte den Preis angeben',
    yearRequired: 'Bitte das Jahr angeben',
    descriptionRequired: 'Bitte das Gerät beschreiben',
    numberRequired: 'Bitte die Mobilnummer angeben',
    imageRequired,
    photosPreparing: 'Bitte warten, bis die Fotos fertig sind.',
    required: (label: string) => `Bitte ausfüllen: ${label}`,
    conditionRequired: 'Bitte den Zustand wählen',
    categoryRequired: 'Bitte die Kategorie wählen',
    incomplete: 'Noch nicht eingestellt. Bitte diese Felder prüfen:',
    done: 'Gerät eingestellt',
    again: 'Noch eines einstellen',
    save: 'Änderungen speichern',
    unsaved: 'Noch nicht gespeichert. Bitte diese Felder prüfen:',
    discard: 'Änderungen verwerfen',
    booked:
      'Ein Käufer hat dieses Gerät reserviert. Solange es reserviert ist, kannst du nur Beschreibung, Ort, Mobilnummer und E-Mail ändern.',
  },
  ProductName: { fullName: 'Ganzen Namen zeigen', shortName: 'Namen kürzen' },
  ProductTile: { ...facts, ...categories },
  QuietError: {
    title: 'Die Liste konnte nicht geladen werden',
    text: 'Versuch es noch einmal. Klappt es wieder nicht, prüfe deine Verbindung.',
    retryLabel: 'Noch einmal',
  },
  RegisterForm: {
    ...required,
    name: 'Name',
    role: 'Ich bin',
    roles: { buyer: 'Käufer', seller: 'Verkäufer' },
    email: 'E-Mail',
    password: 'Passwort',
    image: 'Foto',
    submit: 'Registrieren',
    alreadyRegistered: 'Schon registriert?',
    login: 'Anmelden',
    notYou: 'Nicht du?',
    otherAccount: 'Anderes Konto verwenden',
    passwordRequired,
    imageRequired,
    imagePreparing: 'Bitte warten, bis das Foto fertig ist.',
  },
  RolePanel: {
    panel: 'Dein Konto',
    navigation: 'Deine Seiten',
    dashboard: 'Übersicht',
    signedIn: 'Angemeldet',
    admin: 'Admin',
    buyer: 'Käufer',
    seller: 'Verkäufer',
    allSellers: 'Alle Verkäufer',
    allBuyers: 'Alle Käufer',
    messages: 'Nachrichten',
    myOrders: 'Meine Reservierungen',
    myProducts: 'Meine Geräte',
    addProduct: 'Gerät einstellen',
  },
  ReleaseDialog: {
    title: 'Diese Reservierung freigeben?',
    warning: (name: string, buyer: string | undefined) =>
      `${name} ist wieder zu haben, und ${buyer ?? 'der Käufer'} sieht den Grund bei den Reservierungen.`,
    reason: 'Grund',
    reasonRequired: 'Bitte einen Grund schreiben',
    release: 'Reservierung freigeben',
    cancel: 'abbrechen',
    close: 'Schließen',
  },
  SearchField: {
    field: 'Geräte suchen',
    placeholder: 'Suchen',
    submit: 'Suchen',
    clear: 'Leeren',
    recent: 'Letzte Suchen',
    models: 'Modelle',
    found: 'Geräte',
    forget: 'Letzte Suchen löschen',
    loading: 'Geräte werden gesucht',
    none: 'Kein Gerät hat diese Wörter.',
    failed: 'Vorschläge konnten nicht geladen werden. Mit Enter suchen.',
    tooLong: `Gesucht wird nur nach den ersten ${textLimits.search} Zeichen.`,
    suggestions: plural({ one: '# Vorschlag', other: '# Vorschläge' }),
  },
  SearchResults: {
    filters: 'Filter',
    results: 'Treffer',
    open: (active) => (active > 0 ? `Filter (${number(active)})` : 'Filter'),
    total: (found) => (found.count === 0 ? 'Keine Treffer' : results(found)),
    show: resultsShown,
    showUncounted: 'Treffer zeigen',
    loading: 'Suche läuft',
  },
  SellerProductCard: {
    ...facts,
    ...categories,
    onMarket: 'Dieses Gerät ist zu haben',
    isBooked: 'Dieses Gerät ist reserviert',
    notPublic: 'Noch nicht öffentlich',
    unconfirmed:
      'Nicht öffentlich: eingestellt, bevor du deine E-Mail bestätigt hast. Bestätige, dass dieses Angebot deines ist, oder lösche es.',
    buyer: 'Reserviert von',
    buyerEmail: 'E-Mail des Käufers',
    buyerPhone: 'Telefon des Käufers',
    buyerLocation: 'Ort des Käufers',
    confirm: 'Angebot bestätigen',
    advertise: 'Bewerben',
    stopAdvertising: 'Nicht mehr bewerben',
    release: 'Reservierung freigeben',
    edit: 'Ändern',
    delete: 'Löschen',
  },
  ShowMore: {
    more: 'Mehr zeigen',
    again: 'Noch einmal',
    pending: 'Mehr wird geladen',
    failed: 'Mehr konnte nicht geladen werden.',
    added: (added, count) => `${number(added)} weitere, bisher ${number(count)}`,
    shown: (count) => `${number(count)} gezeigt`,
    all: (count) => `Alle ${number(count)} gezeigt`,
  },
  SimilarProducts: {
    title: 'Ähnliche Geräte',
    text: 'Aus derselben Kategorie und jetzt zu haben.',
    loading: 'Wird geladen',
  },
  SkipLink: { skipLabel: 'Zum Inhalt' },
  SortSelect: sort,
  Statistics: {
    heading: '{brand} in Zahlen',
    users: 'Nutzer',
    soldProducts: 'verkaufte Geräte',
    categories: 'Kategorien',
    locations: 'Orte',
    products: 'Geräte',
  },
  ThemeSwitch: { toLight: 'Zu hell wechseln', toDark: 'Zu dunkel wechseln' },
  Toaster: { region: 'Meldungen', dismiss: 'Schließen' },
  VerifiedBadge: verified,
};
