-- Specialties as the Royal College and the College of Family Physicians name them; below a parent its sub-specialties.
create table specialties (
  id int primary key,
  name text not null,
  parent_id int references specialties (id),
  -- What people call it besides.
  other_names text not null default '',
  folded_name text not null default '',
  folded_words text not null default '',
  unique nulls not distinct (parent_id, name)
);

create table profiles (
  user_id uuid primary key references users (id) on delete cascade,
  id uuid not null unique default gen_random_uuid(),
  location text,
  specialty_id int references specialties (id),
  sub_specialty_id int references specialties (id),
  phone_number text,
  phone_extension text,
  qualifications text[] not null default '{}',
  bio text,
  is_taking_patients boolean not null default false,
  profile_picture_attachment_id uuid,
  hidden_fields text[] not null default '{email,phoneOutsideDirectory}',
  -- Filled by a trigger, never written otherwise: whether the directory lists the person, in what order, and by what words.
  is_listed boolean not null,
  last_key text collate "C" not null,
  first_key text collate "C" not null,
  search tsvector not null
);
create index profiles_directory on profiles (last_key, first_key, user_id) where is_listed;
create index profiles_search on profiles using gin (search) where is_listed;
create index profiles_picture on profiles (profile_picture_attachment_id) where profile_picture_attachment_id is not null;

create table profile_areas (
  user_id uuid not null references profiles (user_id) on delete cascade,
  area_id int not null references areas_of_interest (id),
  primary key (user_id, area_id)
);
create index profile_areas_area on profile_areas (area_id, user_id);

create table follows (
  id uuid primary key,
  source_user_id uuid not null references users (id) on delete cascade,
  followed_user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  unique (source_user_id, followed_user_id),
  check (source_user_id <> followed_user_id)
);
create index follows_following on follows (source_user_id, created_at desc, id desc);
create index follows_followers on follows (followed_user_id, created_at desc, id desc);

-- Lower case, without accents, marks and signs: words apart by one space. "Saint" is written as often as "St".
create function fold_words(value text) returns text language plpgsql stable parallel safe as $$
begin
  value := lower(unaccent(normalize(coalesce(value, ''), nfc)));
  value := ' ' || regexp_replace(value, '[^[:alnum:]]+', ' ', 'g') || ' ';
  return trim(replace(replace(value, ' saint ', ' st '), ' sainte ', ' ste '));
end
$$;

-- A name is found from the start of any of its words: "de la Cruz" as delacruz, lacruz, cruz. Against a slip of the
-- finger stand the whole and each word once more, and with any one letter left out.
create function name_lexemes(part text, name text) returns text[] language plpgsql stable parallel safe as $$
declare
  words text[] := string_to_array(fold_words(name), ' ');
  lexemes text[] := '{}';
  word text;
begin
  for place in 1 .. coalesce(array_length(words, 1), 0) loop
    lexemes := lexemes || (part || '=' || array_to_string(words[place:], ''));
  end loop;
  foreach word in array words || array_to_string(words, '') loop
    continue when length(word) < 4;
    lexemes := lexemes || (part || '~' || word);
    for place in 1 .. length(word) loop
      lexemes := lexemes || (part || '~' || left(word, place - 1) || substr(word, place + 1));
    end loop;
  end loop;
  return lexemes;
end
$$;

-- A place is found by its words in any order; a province by its letters or its name.
create function place_lexemes(place text) returns text[] language plpgsql stable parallel safe as $$
declare
  folded text := ' ' || fold_words(replace(replace(place, '''', ''), '’', '')) || ' ';
  letters text;
  province text;
begin
  for letters, province in values
    ('ab', 'alberta'), ('bc', 'british columbia'), ('mb', 'manitoba'), ('nb', 'new brunswick'),
    ('nl', 'newfoundland and labrador'), ('ns', 'nova scotia'), ('nt', 'northwest territories'), ('nu', 'nunavut'),
    ('on', 'ontario'), ('pe', 'prince edward island pei'), ('qc', 'quebec'), ('sk', 'saskatchewan'), ('yt', 'yukon')
  loop
    if folded like '% ' || letters || ' ' then folded := folded || province || ' '; exit; end if;
    if folded like '% ' || province || ' %' then folded := folded || letters || ' '; end if;
  end loop;
  return array(select distinct 'p=' || word from unnest(string_to_array(trim(folded), ' ')) as word where word <> '');
end
$$;

create function fill_profile_search() returns trigger language plpgsql as $$
declare
  person users;
begin
  select * into person from users where id = new.user_id;
  new.is_listed := person.status = 'Approved' and coalesce(person.user_type in ('Doctor', 'NursePractitioner'), false);
  new.last_key := replace(fold_words(person.last_name), ' ', '');
  new.first_key := replace(fold_words(person.first_name), ' ', '');
  new.search := array_to_tsvector(
    name_lexemes('l', person.last_name)
    || name_lexemes('f', person.first_name)
    || case when 'location' = any (new.hidden_fields) then '{}' else place_lexemes(new.location) end
    || case when new.specialty_id is null then '{}' else array['s=' || new.specialty_id] end
    || case when new.sub_specialty_id is null then '{}' else array['s=' || new.sub_specialty_id] end
    || case when new.is_taking_patients then array['accepting'] else '{}' end
  );
  return new;
end
$$;
create trigger profiles_search before insert or update on profiles for each row execute function fill_profile_search();

-- Everybody has a profile from the first moment, and the directory knows of a new name or status at once.
create function make_profile() returns trigger language plpgsql as $$
begin
  insert into profiles (user_id) values (new.id);
  return null;
end
$$;
create trigger users_make_profile after insert on users for each row execute function make_profile();

create function refresh_profile() returns trigger language plpgsql as $$
begin
  update profiles set user_id = user_id where user_id = new.id;
  return null;
end
$$;
create trigger users_refresh_profile after update of first_name, last_name, status, user_type on users for each row
  when ((old.first_name, old.last_name, old.status, old.user_type)
    is distinct from (new.first_name, new.last_name, new.status, new.user_type))
  execute function refresh_profile();

insert into profiles (user_id) select id from users where deleted_at is null;

insert into specialties (id, name, parent_id, other_names) values
  (100, 'Family medicine', null, 'GP general practitioner family doctor family physician primary care'),
  (101, 'Addiction medicine', 100, ''),
  (102, 'Care of the elderly', 100, ''),
  (103, 'Emergency medicine (family practice)', 100, ''),
  (104, 'Enhanced surgical skills', 100, ''),
  (105, 'Family practice anesthesia', 100, ''),
  (106, 'Obstetrical surgical skills', 100, ''),
  (107, 'Palliative care', 100, ''),
  (108, 'Sport and exercise medicine', 100, ''),
  (200, 'Anatomical pathology', null, ''),
  (201, 'Forensic pathology', 200, ''),
  (300, 'Anesthesiology', null, 'anesthesia anaesthesia anaesthesiology'),
  (301, 'Critical care medicine', 300, 'intensive care ICU'),
  (302, 'Pain medicine', 300, ''),
  (400, 'Cardiac surgery', null, 'heart surgery cardiovascular surgery'),
  (401, 'Critical care medicine', 400, 'intensive care ICU'),
  (500, 'Dermatology', null, 'skin'),
  (600, 'Diagnostic radiology', null, 'radiologist imaging'),
  (601, 'Interventional radiology', 600, ''),
  (602, 'Neuroradiology', 600, ''),
  (603, 'Pediatric radiology', 600, ''),
  (700, 'Emergency medicine', null, 'ER emergency physician'),
  (701, 'Critical care medicine', 700, 'intensive care ICU'),
  (702, 'Pediatric emergency medicine', 700, ''),
  (800, 'General pathology', null, ''),
  (801, 'Forensic pathology', 800, ''),
  (900, 'General surgery', null, ''),
  (901, 'Colorectal surgery', 900, ''),
  (902, 'Critical care medicine', 900, 'intensive care ICU'),
  (903, 'General surgical oncology', 900, ''),
  (904, 'Pediatric surgery', 900, ''),
  (905, 'Thoracic surgery', 900, ''),
  (1000, 'Hematological pathology', null, ''),
  (1100, 'Internal medicine', null, 'internist'),
  (1101, 'Cardiology', 1100, 'heart'),
  (1102, 'Clinical immunology and allergy', 1100, 'allergist'),
  (1103, 'Clinical pharmacology and toxicology', 1100, ''),
  (1104, 'Critical care medicine', 1100, 'intensive care ICU'),
  (1105, 'Endocrinology and metabolism', 1100, 'diabetes thyroid'),
  (1106, 'Gastroenterology', 1100, 'GI digestive'),
  (1107, 'General internal medicine', 1100, ''),
  (1108, 'Geriatric medicine', 1100, 'geriatrics'),
  (1109, 'Hematology', 1100, 'haematology blood'),
  (1110, 'Infectious diseases', 1100, ''),
  (1111, 'Medical oncology', 1100, 'cancer'),
  (1112, 'Nephrology', 1100, 'kidney'),
  (1113, 'Occupational medicine', 1100, ''),
  (1114, 'Palliative medicine', 1100, ''),
  (1115, 'Respirology', 1100, 'lung pulmonology respiratory'),
  (1116, 'Rheumatology', 1100, 'arthritis'),
  (1200, 'Medical biochemistry', null, ''),
  (1300, 'Medical genetics and genomics', null, ''),
  (1400, 'Medical microbiology', null, ''),
  (1401, 'Infectious diseases', 1400, ''),
  (1500, 'Neurology', null, ''),
  (1501, 'Critical care medicine', 1500, 'intensive care ICU'),
  (1600, 'Neurology (pediatric)', null, 'pediatric neurology child neurology'),
  (1700, 'Neuropathology', null, ''),
  (1800, 'Neurosurgery', null, 'brain surgery'),
  (1801, 'Critical care medicine', 1800, 'intensive care ICU'),
  (1802, 'Neuroradiology', 1800, ''),
  (1900, 'Nuclear medicine', null, ''),
  (2000, 'Obstetrics and gynecology', null, 'OBGYN OB/GYN ob-gyn gynaecology obstetrician gynecologist'),
  (2001, 'Gynecologic oncology', 2000, ''),
  (2002, 'Gynecologic reproductive endocrinology and infertility', 2000, ''),
  (2003, 'Maternal-fetal medicine', 2000, ''),
  (2100, 'Ophthalmology', null, 'eye'),
  (2200, 'Orthopedic surgery', null, 'orthopaedic orthopaedics orthopedics'),
  (2300, 'Otolaryngology–head and neck surgery', null, 'ENT ear nose and throat'),
  (2400, 'Pediatrics', null, 'paediatrics pediatrician'),
  (2401, 'Adolescent medicine', 2400, ''),
  (2402, 'Cardiology (pediatric)', 2400, 'heart'),
  (2403, 'Clinical immunology and allergy (pediatric)', 2400, 'allergist'),
  (2404, 'Critical care medicine (pediatric)', 2400, 'intensive care ICU'),
  (2405, 'Developmental pediatrics', 2400, ''),
  (2406, 'Endocrinology and metabolism (pediatric)', 2400, 'diabetes thyroid'),
  (2407, 'Gastroenterology (pediatric)', 2400, 'GI digestive'),
  (2408, 'Infectious diseases (pediatric)', 2400, ''),
  (2409, 'Neonatal-perinatal medicine', 2400, 'neonatology'),
  (2410, 'Nephrology (pediatric)', 2400, 'kidney'),
  (2411, 'Palliative medicine (pediatric)', 2400, ''),
  (2412, 'Pediatric emergency medicine', 2400, ''),
  (2413, 'Pediatric hematology/oncology', 2400, ''),
  (2414, 'Respirology (pediatric)', 2400, 'lung pulmonology respiratory'),
  (2415, 'Rheumatology (pediatric)', 2400, 'arthritis'),
  (2500, 'Physical medicine and rehabilitation', null, 'physiatry physiatrist PM&R'),
  (2501, 'Pain medicine', 2500, ''),
  (2600, 'Plastic surgery', null, ''),
  (2700, 'Psychiatry', null, ''),
  (2701, 'Child and adolescent psychiatry', 2700, ''),
  (2702, 'Forensic psychiatry', 2700, ''),
  (2703, 'Geriatric psychiatry', 2700, ''),
  (2800, 'Public health and preventive medicine', null, 'community medicine'),
  (2801, 'Occupational medicine', 2800, ''),
  (2900, 'Radiation oncology', null, ''),
  (2901, 'Palliative medicine', 2900, ''),
  (3000, 'Urology', null, ''),
  (3100, 'Vascular surgery', null, '');

update specialties set folded_name = fold_words(name), folded_words = fold_words(name || ' ' || other_names);

insert into areas_of_interest (id, title, parent_id) values
  (100, 'Addiction medicine', null),
  (101, 'Alcohol use disorder', 100),
  (102, 'Opioid use disorder', 100),
  (103, 'Smoking and vaping cessation', 100),
  (200, 'Allergy and immunology', null),
  (201, 'Anaphylaxis', 200),
  (202, 'Asthma and allergy', 200),
  (203, 'Food allergy', 200),
  (204, 'Immunodeficiency', 200),
  (300, 'Anesthesia and pain', null),
  (301, 'Acute pain', 300),
  (302, 'Chronic pain', 300),
  (303, 'Perioperative medicine', 300),
  (304, 'Regional anesthesia', 300),
  (400, 'Cancer', null),
  (401, 'Brain tumours', 400),
  (402, 'Breast cancer', 400),
  (403, 'Cancer screening', 400),
  (404, 'Colorectal cancer', 400),
  (405, 'Cancer survivorship', 400),
  (406, 'Gynecological cancer', 400),
  (407, 'Head and neck cancer', 400),
  (408, 'Leukemia', 400),
  (409, 'Lung cancer', 400),
  (410, 'Lymphoma', 400),
  (411, 'Melanoma and skin cancer', 400),
  (412, 'Myeloma', 400),
  (413, 'Pancreatic cancer', 400),
  (414, 'Prostate cancer', 400),
  (415, 'Radiation therapy', 400),
  (416, 'Systemic cancer therapy', 400),
  (500, 'Cardiovascular health', null),
  (501, 'Arrhythmia', 500),
  (502, 'Atrial fibrillation', 500),
  (503, 'Cardiac imaging', 500),
  (504, 'Congenital heart disease', 500),
  (505, 'Coronary artery disease', 500),
  (506, 'Dyslipidemia', 500),
  (507, 'Heart failure', 500),
  (508, 'Hypertension', 500),
  (509, 'Peripheral artery disease', 500),
  (510, 'Stroke prevention', 500),
  (511, 'Valvular heart disease', 500),
  (512, 'Venous thromboembolism', 500),
  (600, 'Critical care', null),
  (601, 'Mechanical ventilation', 600),
  (602, 'Resuscitation', 600),
  (603, 'Sepsis', 600),
  (700, 'Dermatology', null),
  (701, 'Acne and rosacea', 700),
  (702, 'Atopic dermatitis', 700),
  (703, 'Psoriasis', 700),
  (704, 'Wound care', 700),
  (800, 'Diabetes and endocrinology', null),
  (801, 'Adrenal disorders', 800),
  (802, 'Obesity', 800),
  (803, 'Osteoporosis', 800),
  (804, 'Pituitary disorders', 800),
  (805, 'Thyroid disease', 800),
  (806, 'Type 1 diabetes', 800),
  (807, 'Type 2 diabetes', 800),
  (900, 'Digestive health', null),
  (901, 'Celiac disease', 900),
  (902, 'Endoscopy', 900),
  (903, 'Fatty liver disease', 900),
  (904, 'Gastroesophageal reflux', 900),
  (905, 'Inflammatory bowel disease', 900),
  (906, 'Irritable bowel syndrome', 900),
  (907, 'Viral hepatitis', 900),
  (1000, 'Ear, nose and throat', null),
  (1001, 'Hearing loss', 1000),
  (1002, 'Rhinosinusitis', 1000),
  (1003, 'Sleep apnea surgery', 1000),
  (1004, 'Voice and swallowing', 1000),
  (1100, 'Emergency medicine', null),
  (1101, 'Disaster medicine', 1100),
  (1102, 'Prehospital care', 1100),
  (1103, 'Toxicology', 1100),
  (1104, 'Trauma', 1100),
  (1200, 'Eye health', null),
  (1201, 'Cataract', 1200),
  (1202, 'Diabetic eye disease', 1200),
  (1203, 'Glaucoma', 1200),
  (1204, 'Macular degeneration', 1200),
  (1300, 'Genetics', null),
  (1301, 'Hereditary cancer', 1300),
  (1302, 'Pharmacogenomics', 1300),
  (1303, 'Rare diseases', 1300),
  (1400, 'Geriatric medicine', null),
  (1401, 'Care at home and long-term care', 1400),
  (1402, 'Deprescribing', 1400),
  (1403, 'Falls', 1400),
  (1404, 'Frailty', 1400),
  (1500, 'Hematology', null),
  (1501, 'Anemia', 1500),
  (1502, 'Bleeding disorders', 1500),
  (1503, 'Sickle cell disease', 1500),
  (1504, 'Transfusion medicine', 1500),
  (1600, 'Indigenous health', null),
  (1601, 'Cultural safety', 1600),
  (1602, 'Northern and remote care', 1600),
  (1700, 'Infectious diseases', null),
  (1701, 'Antimicrobial stewardship', 1700),
  (1702, 'COVID-19', 1700),
  (1703, 'HIV', 1700),
  (1704, 'Respiratory infections', 1700),
  (1705, 'Sexually transmitted infections', 1700),
  (1706, 'Travel and tropical medicine', 1700),
  (1707, 'Tuberculosis', 1700),
  (1800, 'Kidney health', null),
  (1801, 'Chronic kidney disease', 1800),
  (1802, 'Dialysis', 1800),
  (1803, 'Glomerular disease', 1800),
  (1804, 'Kidney transplantation', 1800),
  (1900, 'Medical education', null),
  (1901, 'Clinical teaching', 1900),
  (1902, 'Continuing professional development', 1900),
  (1903, 'Simulation', 1900),
  (2000, 'Mental health', null),
  (2001, 'Anxiety disorders', 2000),
  (2002, 'Attention deficit hyperactivity disorder', 2000),
  (2003, 'Autism', 2000),
  (2004, 'Bipolar disorder', 2000),
  (2005, 'Child and adolescent mental health', 2000),
  (2006, 'Depression', 2000),
  (2007, 'Eating disorders', 2000),
  (2008, 'Perinatal mental health', 2000),
  (2009, 'Post-traumatic stress disorder', 2000),
  (2010, 'Psychosis and schizophrenia', 2000),
  (2011, 'Suicide prevention', 2000),
  (2100, 'Musculoskeletal health', null),
  (2101, 'Arthroplasty', 2100),
  (2102, 'Back pain', 2100),
  (2103, 'Fractures', 2100),
  (2104, 'Osteoarthritis', 2100),
  (2105, 'Sport and exercise medicine', 2100),
  (2200, 'Neurology', null),
  (2201, 'Concussion', 2200),
  (2202, 'Dementia', 2200),
  (2203, 'Epilepsy', 2200),
  (2204, 'Headache and migraine', 2200),
  (2205, 'Movement disorders', 2200),
  (2206, 'Multiple sclerosis', 2200),
  (2207, 'Neuromuscular disease', 2200),
  (2208, 'Stroke', 2200),
  (2300, 'Nutrition', null),
  (2301, 'Clinical nutrition', 2300),
  (2302, 'Malnutrition', 2300),
  (2400, 'Palliative care', null),
  (2401, 'End-of-life care', 2400),
  (2402, 'Medical assistance in dying', 2400),
  (2403, 'Symptom management', 2400),
  (2500, 'Pediatrics', null),
  (2501, 'Adolescent medicine', 2500),
  (2502, 'Child development', 2500),
  (2503, 'Neonatal care', 2500),
  (2504, 'Pediatric emergencies', 2500),
  (2505, 'Vaccination of children', 2500),
  (2600, 'Pharmacotherapy', null),
  (2601, 'Drug interactions', 2600),
  (2602, 'Drug safety', 2600),
  (2603, 'New drug approvals', 2600),
  (2604, 'Vaccines', 2600),
  (2700, 'Practice and health systems', null),
  (2701, 'Artificial intelligence in medicine', 2700),
  (2702, 'Digital health', 2700),
  (2703, 'Health policy', 2700),
  (2704, 'Physician wellness', 2700),
  (2705, 'Quality improvement and patient safety', 2700),
  (2706, 'Virtual care', 2700),
  (2800, 'Primary care', null),
  (2801, 'Chronic disease management', 2800),
  (2802, 'Preventive care', 2800),
  (2803, 'Refugee and newcomer health', 2800),
  (2804, 'Rural medicine', 2800),
  (2900, 'Public health', null),
  (2901, 'Environmental and occupational health', 2900),
  (2902, 'Epidemiology', 2900),
  (2903, 'Health equity', 2900),
  (2904, 'Immunization programs', 2900),
  (3000, 'Rehabilitation', null),
  (3001, 'Brain injury rehabilitation', 3000),
  (3002, 'Spinal cord injury', 3000),
  (3003, 'Stroke rehabilitation', 3000),
  (3100, 'Respiratory health', null),
  (3101, 'Asthma', 3100),
  (3102, 'Chronic obstructive pulmonary disease', 3100),
  (3103, 'Cystic fibrosis', 3100),
  (3104, 'Interstitial lung disease', 3100),
  (3105, 'Sleep apnea', 3100),
  (3200, 'Rheumatology', null),
  (3201, 'Gout', 3200),
  (3202, 'Lupus', 3200),
  (3203, 'Rheumatoid arthritis', 3200),
  (3204, 'Spondyloarthritis', 3200),
  (3205, 'Vasculitis', 3200),
  (3300, 'Surgery', null),
  (3301, 'Bariatric surgery', 3300),
  (3302, 'Enhanced recovery after surgery', 3300),
  (3303, 'Minimally invasive surgery', 3300),
  (3304, 'Transplantation', 3300),
  (3305, 'Vascular surgery', 3300),
  (3400, 'Urology', null),
  (3401, 'Benign prostatic disease', 3400),
  (3402, 'Kidney stones', 3400),
  (3403, 'Urinary incontinence', 3400),
  (3500, 'Women''s health', null),
  (3501, 'Contraception', 3500),
  (3502, 'Fertility', 3500),
  (3503, 'Gestational diabetes', 3500),
  (3504, 'High-risk pregnancy', 3500),
  (3505, 'Labour and birth', 3500),
  (3506, 'Menopause', 3500);
