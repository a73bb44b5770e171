export const pl = {
  offline: 'Nie masz połączenia. Spróbuj ponownie, gdy je odzyskasz.',
  fault: 'Wystąpił błąd, spróbuj ponownie później.',
  /** Typed words that can go nowhere any more. */
  kept: {
    title: 'Twój niewysłany tekst',
    copy: 'Skopiuj tekst',
    copied: 'Skopiowano.',
  },
} as const
