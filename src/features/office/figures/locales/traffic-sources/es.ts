export const es = {
  title: 'Fuentes de tráfico',
  lead: 'Miembros que se han registrado en {days, plural, one {el último día} many {los últimos # días} other {los últimos # días}}, según la campaña de la que vinieron. Las cifras por debajo de diez no se muestran, porque podrían decir algo de una persona.',
  failed: 'No se han podido cargar las fuentes de tráfico.',
  empty: 'Nadie se ha registrado en este periodo.',
  source: 'Fuente',
  signed_up: 'Registros',
  confirmed: 'Confirmados',
  purchased: 'Primera compra',
  none: 'Sin fuente',
  others: 'Fuentes con menos de diez miembros cada una',
  few: 'menos de {least}',
} as const
