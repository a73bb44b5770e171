export const es = {
  index_title: 'Citas sin prisa, precios claros',
  description: '{name} es un sitio de citas y chat para adultos que te dice lo que cuesta cada paso antes de darlo.',
  fictional_warning: 'Algunos perfiles de aquí son ficticios: los escribe nuestro equipo y no puedes conocer a las personas que muestran. Cada uno está señalado.',
  fictional_singular: 'Perfil ficticio',
  fictional_plural: 'Perfiles ficticios',
  refusals: {
    unknown_host: 'Ningún sitio nuestro está en esta dirección.',
  },
}
