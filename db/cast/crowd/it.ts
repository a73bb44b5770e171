import type { CrowdTextSet } from './crowd-text-set.ts'

export const it: CrowdTextSet = {
  female:
    'Giulia Chiara Martina Francesca Sara Federica Elisa Valentina Alessia Silvia Laura Elena Paola Simona Roberta Daniela Barbara Monica Cristina Patrizia Antonella Lucia Anna Maria Rosa Teresa Angela Giovanna Caterina Beatrice Alice Greta Camilla Ludovica Ilaria Serena Michela Claudia Marta Noemi Arianna Emanuela Raffaella Nadia Loredana',
  male: 'Marco Andrea Luca Matteo Alessandro Francesco Davide Simone Lorenzo Stefano Giuseppe Giovanni Antonio Roberto Paolo Mario Carlo Franco Bruno Sergio Massimo Claudio Fabrizio Gianluca Daniele Federico Riccardo Tommaso Edoardo Gabriele Filippo Leonardo Pietro Nicola Enrico Alberto Giacomo Emanuele Salvatore Vincenzo Domenico Giorgio Mauro Dario Valerio',
  lines: [
    'Cucino senza ricetta e cammino senza meta. Di solito arrivo.',
    'Mi piacciono il mare d’inverno, i libri usati e chi sa ascoltare.',
    'Lavoro tanto, ma la domenica è sacra: mercato, pranzo, pisolino.',
    'È arrivato qualcosa di nuovo nella mia vita: il tempo libero. Come lo usiamo?',
    'Meglio due chiacchiere al bar che cento messaggi.',
    'Un po’ fuori allenamento con i profili, ma di persona me la cavo.',
    'Musica sempre accesa, telefono spesso spento.',
    'Cerco risate vere e silenzi comodi.',
  ],
}
