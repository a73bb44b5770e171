export const de = {
  ask: 'Ist das ein echter Mensch?',
  title: 'Ist {name} ein echter Mensch?',
  close: 'Schließen',
  loading: 'Wird geladen',
  retry: 'Noch einmal versuchen',
  fictional: {
    short: 'Nein.',
    who: '{name} ist ein fiktives Profil. Die Nachrichten schreibt das Team von {site}, und es liest, was du schreibst.',
    who_machine: '{name} ist ein fiktives Profil. Die Nachrichten schreibt das Team von {site}, zum Teil mit KI, und es liest, was du schreibst.',
    meet: 'Ein Treffen mit {name} ist nicht möglich. {name} wird dir nie eine Telefonnummer geben und dich nie um Geld bitten.',
  },
  sponsored: {
    short: 'Nein, das ist eine Anzeige.',
    who: 'Jemand bezahlt dafür, dass {name} hier gezeigt wird. {name} ist kein Mitglied der Website.',
    meet: 'Was dort angeboten wird, gehört nicht zu dieser Website.',
  },
  member: {
    short: '{name} ist ein Mitglied und kein Profil von uns. Das wissen wir:',
    email: 'Die E-Mail-Adresse ist bestätigt.',
    email_not: 'Die E-Mail-Adresse ist noch nicht bestätigt.',
    since: 'Mitglied seit {month}.',
    photos: 'Die Fotos wurden geprüft und zeigen {name}.',
    photos_not: 'Ob die Fotos {name} zeigen, haben wir nicht geprüft.',
    beyond: 'Mehr wissen wir nicht. Lass dir Zeit, und schick nie Geld an Leute, die du nicht getroffen hast.',
  },
  notice: {
    from: 'Eine ehrliche Antwort von {site}:',
    text: '{name} ist ein fiktives Profil, das unser Team schreibt. {name} ist keine echte Person, und ihr könnt euch nicht treffen.',
    own: 'Das Mitglied hat gefragt, ob dieses Profil echt ist, und die Website hat geantwortet: Es ist fiktiv, unser Team schreibt es, und ein Treffen ist nicht möglich.',
  },
} as const
