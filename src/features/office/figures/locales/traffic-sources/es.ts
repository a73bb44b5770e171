export const es = {
  title: 'Fuentes de tráfico',
  lead: 'Miembros que se registraron en {month}, el último mes con cifras definitivas, según la campaña de la que vinieron. Las cifras por debajo de diez están ocultas, y también todo aquello con lo que se podrían calcular.',
  failed: 'No se han podido cargar las fuentes de tráfico.',
  empty: 'Nadie se ha registrado en este periodo.',
  source: 'Fuente',
  signed_up: 'Registros',
  confirmed: 'Confirmados',
  purchased: 'Primera compra',
  none: 'Sin fuente',
  others: 'Fuentes con menos de diez miembros cada una',
} as const
