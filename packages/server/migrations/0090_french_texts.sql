-- What a card says in French where that is not what it says in English: title, summary, byline, sourceUrl, factLine, statusWord.
alter table content_versions add column french jsonb;

alter table content_sources add column name_fr text, add column licence_fr text, add column licence_url_fr text;
update content_sources
set name_fr = 'Base de données sur les produits pharmaceutiques de Santé Canada',
    licence_fr = 'Contient de l’information visée par la Licence du gouvernement ouvert – Canada',
    licence_url_fr = 'https://ouvert.canada.ca/fr/licence-du-gouvernement-ouvert-canada'
where name = 'Health Canada Drug Product Database';
update content_sources
set name_fr = 'Portail des médicaments et des produits de santé de Santé Canada',
    licence_fr = 'Contient de l’information visée par la Licence du gouvernement ouvert – Canada',
    licence_url_fr = 'https://ouvert.canada.ca/fr/licence-du-gouvernement-ouvert-canada'
where name = 'Health Canada Drug and Health Product Portal';
update content_sources
set name_fr = 'Formulaire des médicaments de l’Ontario',
    licence_fr = 'Contient de l’information visée par la Licence du gouvernement ouvert – Ontario',
    licence_url_fr = 'https://www.ontario.ca/fr/page/licence-du-gouvernement-ouvert-ontario'
where name = 'Ontario Drug Benefit Formulary';
update content_sources
set licence_fr = 'Gracieuseté de la U.S. National Library of Medicine; les résumés peuvent être protégés par le droit d’auteur de leurs éditeurs'
where name = 'PubMed';
update content_sources set licence_fr = 'Gracieuseté de la U.S. National Library of Medicine' where name = 'ClinicalTrials.gov';
