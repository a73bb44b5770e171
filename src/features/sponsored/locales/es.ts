/** Ads, the page before leaving, and the choice to be shown elsewhere. */
export const es = {
  slot: { title: 'Anuncios', note: 'Pagados por terceros. Nadie de aquí es miembro de {name}.' },
  kinds: { cam: 'Cámara en vivo', site: 'Otro sitio', member: 'Miembro de otro sitio' },
  live: 'En directo',
  exclusive: 'Exclusivo',
  opens: 'Abre {host}',
  leaving: {
    title: 'Vas a salir de {name}',
    leads: 'Este anuncio lleva a <b>{host}</b>.',
    apart:
      'Ese sitio no es {name}: nuestras normas, tus créditos y nuestra ayuda no llegan hasta allí. No uses nunca allí tu contraseña de aquí.',
    member: '{person} es miembro de <b>{host}</b> y ha elegido aparecer aquí. Allí necesitas una cuenta aparte.',
    stay: 'Quedarme en {name}',
    go: 'Continuar a {host}',
    new_tab: 'Se abre en una pestaña nueva. Contamos cuántas personas salen al día, nunca quiénes.',
    failed: 'Este anuncio no se puede cargar ahora',
    retry: 'Intentar de nuevo',
  },
  resale: {
    label: 'Mostrarme como anuncio en nuestros otros sitios',
    hint: 'Desactivado mientras no lo actives. Allí aparecen tu nombre de pila, edad y foto principal bajo «Anuncio» y llevan aquí. Nunca se muestra lo que buscas. Al desactivarlo desaparece al momento.',
    on: 'Tu perfil puede aparecer en nuestros otros sitios.',
    off: 'Tu perfil ya no aparece en ningún otro sitio.',
  },
  refusals: { not_offered: 'Este sitio no muestra a sus miembros en otros lugares.' },
}
