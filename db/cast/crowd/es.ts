import type { CrowdTextSet } from './crowd-text-set.ts'

export const es: CrowdTextSet = {
  female:
    'María Laura Lucía Paula Sara Marina Elena Cristina Raquel Beatriz Silvia Patricia Nuria Rocío Inmaculada Teresa Isabel Mercedes Dolores Concha Amparo Esther Noelia Sandra Verónica Irene Andrea Claudia Natalia Ainhoa Leire Montse Neus Laia Begoña Lourdes Yolanda Sonia Gloria Aitana Candela Valeria Jimena Ximena Guadalupe',
  male: 'Alejandro Daniel Javier Sergio Adrián Álvaro David Jorge Miguel Antonio José Manuel Francisco Juan Luis Fernando Rubén Iván Óscar Raúl Víctor Alberto Eduardo Ramón Enrique Andrés Ignacio Gonzalo Jaime Marcos Hugo Martín Nicolás Jordi Oriol Iker Unai Joaquín Emilio Salvador Ricardo Roberto Tomás Julián Ernesto',
  lines: [
    'Me gustan los domingos largos, la cocina sin receta y la gente que pregunta dos veces.',
    'Trabajo mucho, río más. Si te gusta caminar, ya tenemos plan.',
    'Prefiero un café con conversación a una fiesta con ruido.',
    'Acabo de llegar al barrio y busco con quién descubrirlo.',
    'Mar, libros y sobremesa, en ese orden o en cualquiera.',
    'Cosas que se me dan bien: escuchar, aparcar y las croquetas.',
    'Vuelvo a esto después de un tiempo. Sin prisa y con ganas.',
    'Digo lo que pienso, casi siempre con una sonrisa.',
  ],
}
