export const fr = {
  index_title: '{name} : prends le temps de rencontrer quelqu’un',
  description:
    '{name} est un site de rencontre et de discussion pour adultes qui annonce le prix de chaque pas avant que tu le fasses.',
  fictional_warning:
    'Certains profils sont fictifs : notre équipe les écrit, et tu ne peux pas rencontrer les personnes montrées. Chacun est signalé.',
  fictional_singular: 'Profil fictif',
  fictional_plural: 'Profils fictifs',
  refusals: {
    unknown_host: 'Aucun de nos sites ne répond à cette adresse.',
  },
}
