export const fr = {
  ask: 'Est-ce une vraie personne ?',
  title: '{name} est une vraie personne ?',
  close: 'Fermer',
  loading: 'Chargement',
  retry: 'Réessayer',
  fictional: {
    short: 'Non.',
    who: '{name} est un profil fictif. L’équipe de {site} écrit les messages et lit ce que tu écris.',
    who_machine: '{name} est un profil fictif. L’équipe de {site} écrit les messages, en partie avec une IA, et lit ce que tu écris.',
    meet: 'Il n’est pas possible de rencontrer {name}, qui ne te donnera jamais de numéro de téléphone et ne te demandera jamais d’argent.',
  },
  sponsored: {
    short: 'Non, c’est une publicité.',
    who: 'Un annonceur paie pour que {name} apparaisse ici. {name} n’est pas membre du site.',
    meet: 'Ce qui y est proposé ne fait pas partie de ce site.',
  },
  member: {
    short: '{name} est un membre, pas un de nos profils. Voici ce que nous savons :',
    email: 'L’adresse e-mail est confirmée.',
    email_not: 'L’adresse e-mail n’est pas encore confirmée.',
    since: 'Membre depuis {month}.',
    photos: 'Les photos ont été vérifiées et montrent bien {name}.',
    photos_not: 'Nous n’avons pas vérifié si les photos montrent {name}.',
    beyond: 'C’est tout ce que nous savons. Prends ton temps, et n’envoie jamais d’argent à quelqu’un que tu n’as pas rencontré.',
  },
  notice: {
    from: 'Une réponse honnête de {site} :',
    text: '{name} est un profil fictif, écrit par notre équipe. {name} n’est pas une vraie personne, et vous ne pouvez pas vous rencontrer.',
    own: 'Le membre a demandé si ce profil est réel, et le site a répondu : il est fictif, écrit par notre équipe, et une rencontre n’est pas possible.',
  },
} as const
