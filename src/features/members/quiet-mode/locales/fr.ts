export const fr = {
  title: 'Aperçu',
  name: 'Mode discret',
  turn_on: 'Activer le mode discret',
  turn_off: 'Désactiver le mode discret',
  leave: 'Quitter vite',
  keys: 'Ou appuie trois fois sur Échap',
  mail: {
    sender: 'Compte',
    subject: 'Du nouveau sur ton compte',
    preview: 'Ouvre ce message pour le lire.',
  },
} as const
