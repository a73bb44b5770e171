export const es = {
  title: 'Idiomas',
  lead: 'Elige un idioma. Todo el sitio, tus correos y las páginas legales se mostrarán en él.',
  current: 'Idioma actual',
}
