/** Ads, the page before leaving, and the choice to be shown elsewhere. */
export const fr = {
  slot: { title: 'Publicités', note: 'Payées par des tiers. Personne ici n’est membre de {name}.' },
  kinds: { cam: 'Webcam en direct', site: 'Un autre site', member: 'Membre d’un autre site' },
  live: 'En direct',
  exclusive: 'Exclusivité',
  opens: 'Ouvre {host}',
  leaving: {
    title: 'Tu quittes {name}',
    leads: 'Cette publicité mène à <b>{host}</b>.',
    apart:
      'Ce site n’est pas {name} : nos règles, tes crédits et notre aide s’arrêtent là. N’y utilise jamais ton mot de passe d’ici.',
    member: '{person} est membre de <b>{host}</b> et a choisi d’apparaître ici. Là-bas, il te faut un compte à part.',
    stay: 'Rester sur {name}',
    go: 'Continuer vers {host}',
    new_tab: 'S’ouvre dans un nouvel onglet. Nous comptons combien de personnes partent par jour, jamais qui.',
    failed: 'Cette publicité ne peut pas être chargée pour l’instant',
    retry: 'Réessayer',
  },
  resale: {
    label: 'Me montrer en publicité sur nos autres sites',
    hint: 'Désactivé tant que tu ne l’actives pas. Ton prénom, ton âge et ta photo principale y figurent sous « Publicité » et mènent ici. Ce que tu cherches n’est jamais montré. Désactivé, tout disparaît aussitôt.',
    on: 'Ton profil peut apparaître sur nos autres sites.',
    off: 'Ton profil n’apparaît plus sur aucun autre site.',
  },
  refusals: { not_offered: 'Ce site ne montre pas ses membres ailleurs.' },
}
