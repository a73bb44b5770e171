export const fr = {
  title: 'Langues',
  lead: 'Choisis une langue. Tout le site, tes e-mails et les pages légales s’afficheront dans cette langue.',
  current: 'Langue actuelle',
}
