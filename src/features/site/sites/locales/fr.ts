export const fr = {
  index_title: 'Des rencontres sans hâte, des prix clairs',
  description: '{name} est un site de rencontre et de conversation pour adultes qui annonce le prix de chaque pas avant que tu le fasses.',
  fictional_warning: 'Certains profils ici sont fictifs : notre équipe les écrit, et tu ne peux pas rencontrer les personnes qu’ils montrent. Chacun est signalé.',
  fictional_singular: 'Profil fictif',
  fictional_plural: 'Profils fictifs',
  refusals: {
    unknown_host: 'Aucun de nos sites n’est à cette adresse.',
  },
}
