export const de = {
  offline: 'Du bist offline. Versuche es noch einmal, sobald du wieder verbunden bist.',
  fault: 'Es ist ein Fehler aufgetreten, bitte versuche es später noch einmal.',
  /** Typed words that can go nowhere any more. */
  kept: {
    title: 'Was du geschrieben hattest',
    copy: 'Text kopieren',
    copied: 'Kopiert.',
  },
} as const
