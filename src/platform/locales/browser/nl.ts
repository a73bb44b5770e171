export const nl = {
  offline: 'Je bent offline. Probeer het opnieuw zodra je weer verbinding hebt.',
  fault: 'Er is een fout opgetreden, probeer het later nog eens.',
  /** Typed words that can go nowhere any more. */
  kept: {
    title: 'Wat je had geschreven',
    copy: 'Tekst kopiëren',
    copied: 'Gekopieerd.',
  },
} as const
