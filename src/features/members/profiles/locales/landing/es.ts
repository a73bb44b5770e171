export const es = {
  create: 'Regístrate y escribe',
  locked: 'Los miembros ven lo que {name} escribe, le gusta y busca. Con Premium se ven más fotos.',
  free: 'Crear un perfil, mirar y dar «me gusta» es gratis. Los mensajes cuestan créditos; el botón muestra el precio antes de enviar.',
  answer: '{name} es miembro y decide si responde.',
  costs: 'Para escribir necesitas un perfil, y este responde solo por mensaje.',
  first_lines: 'Primeras frases que podrías escribir a {name}',
  lines: {
    sunday: '¿Cómo es tu domingo perfecto?',
    laugh: '¿Qué te ha hecho reír últimamente?',
    learned: '¿Qué has aprendido este año?',
  },
  closed_title: '{site} está abierto a sus miembros',
  closed_text: 'Aquí la gente se conoce de igual a igual: para ver perfiles, necesitas uno. Es gratis.',
}
