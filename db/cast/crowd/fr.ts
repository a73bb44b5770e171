import type { CrowdTextSet } from './crowd-text-set.ts'

export const fr: CrowdTextSet = {
  female:
    'Camille Marie Léa Manon Chloé Emma Julie Laura Pauline Marion Sarah Charlotte Mathilde Lucie Claire Élodie Aurélie Émilie Céline Sandrine Nathalie Isabelle Valérie Christine Catherine Sylvie Brigitte Françoise Martine Monique Agathe Jeanne Louise Margaux Inès Zoé Clémence Solène Maëlle Gaëlle Florence Hélène Véronique Amandine Mireille',
  male: 'Lucas Hugo Louis Thomas Antoine Nicolas Julien Alexandre Maxime Pierre Paul Mathieu Romain Benjamin Guillaume Vincent Sébastien Christophe Laurent Philippe Frédéric Olivier Stéphane Pascal Éric Thierry Alain Bernard Michel Gérard Quentin Baptiste Clément Théo Adrien Arthur Étienne Loïc Gaëtan Fabien Cédric Xavier Benoît Marc Yves',
  lines: [
    'J’aime les marchés du samedi, les livres cornés et les gens à l’heure, ou presque.',
    'Plutôt balade que discothèque, plutôt fromage que dessert.',
    'Je cuisine pour me détendre et je ris pour la même raison.',
    'Nouvelle ville, nouvelles habitudes : il me manque quelqu’un avec qui les prendre.',
    'La mer en hiver, un bon pull, une conversation qui dure.',
    'Je réponds toujours, parfois tard, jamais par politesse.',
    'Un peu timide à l’écrit, beaucoup moins autour d’un verre.',
    'Après quelques années calmes, j’ai envie de surprises.',
  ],
}
