/** Blocking someone and taking it back. */
export const de = {
  more: 'Mehr',
  block: '{name} blockieren',
  title: '{name} blockieren?',
  text: 'Ab jetzt seht ihr einander nicht mehr: nicht in der Suche, nicht auf Profilen, nirgends auf {site}. {name} erfährt nichts davon.',
  undo_hint: 'In deinem eigenen Profil kannst du es zurücknehmen.',
  confirm: 'Blockieren',
  cancel: 'Jetzt nicht',
  close: 'Schließen',
  blocking: 'Wird blockiert',
  done: '{name} ist blockiert. Ihr seht einander nicht mehr.',
  list: {
    title: 'Wen du blockiert hast',
    empty: 'Du hast niemanden blockiert.',
    since: 'seit {date}',
    unblock: '{name} freigeben',
    unblocked: '{name} ist wieder frei.',
    failed: 'Die Liste lässt sich gerade nicht laden.',
  },
  refusals: {
    oneself: 'Dich selbst kannst du nicht blockieren.',
  },
}
