export const fr = {
  label: 'Scripts d’autres entreprises',
  question: 'Pouvons-nous charger des scripts de {hosts} sur nos pages de campagne ? Ils mesurent l’effet de notre publicité.',
  detail: 'Ces entreprises recevraient ton adresse IP, l’adresse de la page et des informations sur ton navigateur, et pourraient déposer des cookies. Rien n’est chargé sans ton autorisation, et tu peux changer d’avis en bas de la page.',
  more: 'En savoir plus sur les cookies',
  allow: 'Autoriser',
  decline: 'Refuser',
  withdraw: 'Retirer l’autorisation',
  allowed: 'Tu as autorisé les scripts de {hosts} sur nos pages de campagne. Ils ne s’exécutent jamais tant que ta session est ouverte.',
  declined: 'Tu as refusé les scripts de {hosts}. Rien n’en est chargé.',
  declined_by_browser: 'Ton navigateur demande aux sites de ne pas partager tes données (Global Privacy Control) : rien n’est donc chargé depuis {hosts}.',
} as const
