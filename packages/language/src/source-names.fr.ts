/** Sources and what they say of their licences, in French. */
export const sourceNamesInFrench: Record<string, string> = {
  'Health Canada Drug Product Database': 'Base de données sur les produits pharmaceutiques de Santé Canada',
  'Health Canada Drug and Health Product Portal': 'Portail des médicaments et des produits de santé de Santé Canada',
  'Ontario Drug Benefit Formulary': 'Formulaire des médicaments de l’Ontario',
  'Contains information licensed under the Open Government Licence – Canada':
    'Contient de l’information visée par la Licence du gouvernement ouvert – Canada',
  'Contains information licensed under the Open Government Licence – Ontario':
    'Contient des renseignements visés par la Licence du gouvernement ouvert – Ontario',
  'Courtesy of the U.S. National Library of Medicine':
    'Avec l’aimable autorisation de la National Library of Medicine des États-Unis',
  'Courtesy of the U.S. National Library of Medicine; abstracts may be under copyright of their publishers':
    'Avec l’aimable autorisation de la National Library of Medicine des États-Unis; les résumés peuvent être protégés par le droit d’auteur de leurs éditeurs',
}
