export const it = {
  offline: 'Sei offline. Riprova quando torna la connessione.',
  fault: 'Si è verificato un errore, riprova più tardi.',
  /** Typed words that can go nowhere any more. */
  kept: {
    title: 'Quello che avevi scritto',
    copy: 'Copia il testo',
    copied: 'Copiato.',
  },
} as const
