export const es = {
  offline: 'No tienes conexión. Inténtalo de nuevo cuando la recuperes.',
  fault: 'Se ha producido un error, inténtalo de nuevo más tarde.',
  /** Typed words that can go nowhere any more. */
  kept: {
    title: 'Lo que habías escrito',
    copy: 'Copiar el texto',
    copied: 'Copiado.',
  },
} as const
