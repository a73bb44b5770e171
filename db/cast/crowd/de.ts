import type { CrowdTextSet } from './crowd-text-set.ts'

export const de: CrowdTextSet = {
  female:
    'Lena Marie Sophie Laura Anna Johanna Clara Luisa Franziska Theresa Katharina Julia Sarah Lisa Vanessa Nadine Stefanie Melanie Sandra Nicole Anja Claudia Susanne Birgit Heike Monika Ursula Renate Gabriele Karin Miriam Pia Antonia Frieda Mathilda Ronja Svenja Wiebke Annika Maren Magdalena Veronika Regula Seraina Ladina',
  male: 'Paul Leonhard Jonas Maximilian Moritz Jakob Niklas Tobias Sebastian Daniel Michael Christian Andreas Stefan Markus Thomas Martin Frank Jürgen Wolfgang Klaus Dieter Bernd Uwe Holger Kai Sören Lennart Hannes Matthias Philipp Fabian Dominik Patrick Johannes Georg Franz Xaver Reto Beat Urs Lorenz Valentin Konrad Henning',
  lines: [
    'Gern draußen, gern am Herd, ungern am Telefon. Schreib mir lieber.',
    'Ich lache schnell und gehe langsam. Für Spaziergänge bin ich immer zu haben.',
    'Beruflich viel unterwegs, privat am liebsten zu Hause mit offenem Fenster und guter Musik.',
    'Neu in der Stadt und neugierig auf Menschen, die hier schon lange leben.',
    'Ich mag Flohmärkte, Freibäder und Fragen, auf die man erst nachdenken muss.',
    'Zuverlässig, ein bisschen verträumt, kann Marmelade.',
    'Kein Freund großer Worte. Kaffee am Samstag wäre ein Anfang.',
    'Nach ein paar ruhigen Jahren wieder bereit für etwas Unruhe, die gute Sorte.',
  ],
}
