export const fr = {
  offline: 'Tu es hors ligne. Réessaie dès que tu seras de nouveau en ligne.',
  fault: 'Une erreur s’est produite, réessaie plus tard.',
  /** Typed words that can go nowhere any more. */
  kept: {
    title: 'Ce que tu avais écrit',
    copy: 'Copier le texte',
    copied: 'Copié.',
  },
} as const
