/**
 * The World Health Organization's classes of drugs lead to areas by the longest beginning of their code that stands here; a class with an
 * empty list belongs to none.
 */
const lines = `
A A02A A03 A06 A09 A16AX14 C05: Digestive health
A01 D02 D08:
A01AB J J02 J05 J06BB03 J06BD P01 P02: Infectious diseases
A02: Gastroesophageal reflux, Digestive health
A03A A06AX A07DA06: Irritable bowel syndrome, Digestive health
A04 A06AH: Symptom management, Palliative care, Digestive health
A07A A07FA: Infectious diseases, Digestive health
A07E L04AA33 L04AG05: Inflammatory bowel disease, Digestive health
A08: Obesity, Diabetes and endocrinology
A10 H H05: Diabetes and endocrinology
A10A: Type 1 diabetes, Type 2 diabetes, Diabetes and endocrinology
A10B: Type 2 diabetes, Diabetes and endocrinology
A10X H04: Type 1 diabetes, Diabetes and endocrinology
A11 A12 A14: Nutrition
A11CC: Osteoporosis, Chronic kidney disease, Nutrition
A12BA: Kidney health, Nutrition
A16: Rare diseases, Genetics
B01: Venous thromboembolism, Cardiovascular health, Hematology
B01AC: Coronary artery disease, Stroke prevention, Cardiovascular health
B01AC11 B01AC21 B01AC27: Cardiovascular health, Respiratory health
B01AD: Stroke, Coronary artery disease, Cardiovascular health
B01AE: Stroke prevention, Venous thromboembolism, Cardiovascular health
B01AF: Atrial fibrillation, Venous thromboembolism, Stroke prevention, Cardiovascular health
B01AA: Atrial fibrillation, Venous thromboembolism, Cardiovascular health
B02: Bleeding disorders, Hematology
B02AB02: Chronic obstructive pulmonary disease, Rare diseases, Respiratory health
B03: Anemia, Hematology
B03XA: Anemia, Chronic kidney disease, Hematology
B05: Critical care
B05BA: Clinical nutrition, Nutrition
B05D B05Z: Dialysis, Kidney health
B06AC L03 R06 R06AA02 V01 V04CL: Allergy and immunology
B06AB L04AJ: Rare diseases, Hematology
B06AX: Sickle cell disease, Hematology
B V03AC: Hematology
C: Cardiovascular health
C01A: Heart failure, Atrial fibrillation, Cardiovascular health
C01B: Arrhythmia, Cardiovascular health
C01C: Resuscitation, Critical care, Cardiovascular health
C01CA24: Anaphylaxis, Allergy and immunology
C01D: Coronary artery disease, Cardiovascular health
C01EB16 N06BC: Neonatal care, Pediatrics
C01EB17: Heart failure, Coronary artery disease, Cardiovascular health
C02: Hypertension, Cardiovascular health
C02KX: Respiratory health, Cardiovascular health
C03 C09: Hypertension, Heart failure, Cardiovascular health
C03XA: Kidney health, Chronic kidney disease, Diabetes and endocrinology
C04: Peripheral artery disease, Cardiovascular health
C05B: Vascular surgery, Cardiovascular health
C07: Hypertension, Heart failure, Coronary artery disease, Cardiovascular health
C08: Hypertension, Coronary artery disease, Cardiovascular health
C09DX04: Heart failure, Cardiovascular health
C10: Dyslipidemia, Cardiovascular health
D D11A: Dermatology
D01 D06 P03: Infectious diseases, Dermatology
D03: Wound care, Dermatology
D04: Anesthesia and pain, Dermatology
D05 L04AC12: Psoriasis, Dermatology
D06BB10: Melanoma and skin cancer, Dermatology
D07: Atopic dermatitis, Psoriasis, Dermatology
D10: Acne and rosacea, Dermatology
D11AH: Atopic dermatitis, Dermatology
G G02CX G03D G03XA G03XB: Women's health
G01: Infectious diseases, Women's health
G02A H01BB: Labour and birth, Women's health
G02B G03A: Contraception, Women's health
G02CB H01A H01CB: Pituitary disorders, Diabetes and endocrinology
G03B: Diabetes and endocrinology, Urology
G03C G03F: Menopause, Women's health
G03G H01CC: Fertility, Women's health
G03H: Diabetes and endocrinology, Dermatology
G03HA: Prostate cancer, Diabetes and endocrinology
G03HB: Acne and rosacea, Contraception, Women's health
G03XC: Osteoporosis, Menopause, Women's health
G04B G04BE: Urology
G04BD: Urinary incontinence, Urology
G04C: Benign prostatic disease, Urology
H01BA: Pituitary disorders, Diabetes and endocrinology, Urology
H01CA: Fertility, Prostate cancer, Women's health
H02: Adrenal disorders, Rheumatology, Allergy and immunology, Diabetes and endocrinology
H02C: Adrenal disorders, Diabetes and endocrinology
H03: Thyroid disease, Diabetes and endocrinology
H05AA: Osteoporosis, Diabetes and endocrinology
H05BX: Chronic kidney disease, Kidney health, Diabetes and endocrinology
J01: Antimicrobial stewardship, Infectious diseases
J01FA: Respiratory infections, Antimicrobial stewardship, Infectious diseases
J01XE J01XX01: Antimicrobial stewardship, Urology, Infectious diseases
J04 V04CF: Tuberculosis, Infectious diseases
J04B: Dermatology, Infectious diseases
J05AE J05AF J05AG J05AJ J05AR J05AX07 J05AX09 J05AX29 J05AX31: HIV, Infectious diseases
J05AE30 J05AB16: COVID-19, Infectious diseases
J05AF08 J05AF10 J05AP L03AB11: Viral hepatitis, Infectious diseases
J05AH: Respiratory infections, Infectious diseases
J05AX18: Transplantation, Infectious diseases
J06: Immunodeficiency, Allergy and immunology, Infectious diseases
J06BD01 J06BD08: Respiratory infections, Pediatrics, Infectious diseases
J07: Vaccines, Immunization programs, Infectious diseases, Public health
J07BN: COVID-19, Vaccines, Infectious diseases
J07BB J07BX05: Respiratory infections, Vaccines, Infectious diseases
J07BM: Vaccines, Gynecological cancer, Sexually transmitted infections, Infectious diseases
L01 L01FY L01DB L01EG01 L02 V03AF: Systemic cancer therapy, Cancer
L01XD: Melanoma and skin cancer, Dermatology, Cancer
L01AX03: Brain tumours, Systemic cancer therapy, Cancer
L01EA L01XX52 L01BB L01BC07: Leukemia, Systemic cancer therapy, Cancer
L01EB L01ED: Lung cancer, Systemic cancer therapy, Cancer
L01EC L01EE L01XJ01 L01XL02 L01XL11: Melanoma and skin cancer, Systemic cancer therapy, Cancer
L01EF L01EM03 L01EM06 L01EG L01EH L01FD L02BA L02BG: Breast cancer, Systemic cancer therapy, Cancer
L01EJ L03AA: Hematology, Systemic cancer therapy, Cancer
L01FX05 L01FX14 L01FX25 L01FX27 L01FX28: Lymphoma, Systemic cancer therapy, Cancer
L01FX07: Leukemia, Systemic cancer therapy, Cancer
L01EL L01EM L01XL: Leukemia, Lymphoma, Systemic cancer therapy, Cancer
L01FA: Lymphoma, Leukemia, Systemic cancer therapy, Cancer
L01FC L01XG L01XL05 L01XL07: Myeloma, Systemic cancer therapy, Cancer
L01FE: Colorectal cancer, Systemic cancer therapy, Cancer
L01XK: Gynecological cancer, Systemic cancer therapy, Cancer
L02AE L02BB L02BX: Prostate cancer, Systemic cancer therapy, Cancer
L03AB L03AX13 L04AA27 L04AA31 L04AA42 L04AE L04AG03 L04AG06 L04AG08 L04AG10 L04AG12 L04AG14 L04AK02 L04AX07 M03BX01 N07XX07 N07XX09 L04AA36 L04AA40 L04AA52: Multiple sclerosis, Neurology
L01XL10 L03AX03: Cancer, Urology
L04 L04AA L04AC: Allergy and immunology, Rheumatology
L04AA06: Transplantation, Allergy and immunology
L04AA13 L04AA24 L04AC07 L04AC14 L04AF L04AX03 M01C: Rheumatoid arthritis, Rheumatology
L04AA26 L04AG04 L04AG11: Lupus, Rheumatology
L04AA32: Psoriasis, Rheumatology, Dermatology
L04AB: Rheumatoid arthritis, Inflammatory bowel disease, Psoriasis, Rheumatology
L04AB01 L04AB05: Rheumatoid arthritis, Psoriasis, Spondyloarthritis, Rheumatology
L04AB06: Rheumatoid arthritis, Inflammatory bowel disease, Spondyloarthritis, Rheumatology
L04AC05 L04AC16 L04AC18: Psoriasis, Inflammatory bowel disease, Dermatology
L04AC10 L04AC13: Psoriasis, Spondyloarthritis, Rheumatology, Dermatology
L04AC11: Lymphoma, Hematology, Cancer
L04AD L04AH: Transplantation, Surgery, Allergy and immunology
L04AX02 L04AX04 L04AX06: Myeloma, Cancer
L01EX09 L04AX05: Interstitial lung disease, Respiratory health
M: Musculoskeletal health
M01: Osteoarthritis, Acute pain, Musculoskeletal health
M02: Musculoskeletal health, Anesthesia and pain
M03A N01 V03AB35: Anesthesia and pain
M03AX N04 N07XX06: Movement disorders, Neurology
M03B: Back pain, Musculoskeletal health
M04: Gout, Rheumatology
M05: Osteoporosis, Diabetes and endocrinology, Musculoskeletal health
M09 N07A N07XX02: Neuromuscular disease, Neurology
N: Neurology
N01B: Regional anesthesia, Anesthesia and pain
M01AE51 N02BE51: Acute pain, Anesthesia and pain
N02A: Acute pain, Chronic pain, Anesthesia and pain
N02B: Acute pain, Anesthesia and pain
N02C: Headache and migraine, Neurology
N03: Epilepsy, Neurology
N03AX12 N03AX16: Epilepsy, Chronic pain, Neurology
N02BF: Chronic pain, Epilepsy, Neurology
N03AG01 N03AX09: Epilepsy, Bipolar disorder, Neurology
N05A: Psychosis and schizophrenia, Mental health
N05AE04 N05AE05 N05AH03 N05AH04 N05AH05 N05AX08 N05AX12 N05AX15: Psychosis and schizophrenia, Bipolar disorder, Mental health
N05AX16: Psychosis and schizophrenia, Depression, Mental health
N05AN: Bipolar disorder, Mental health
N05B: Anxiety disorders, Mental health
N05C: Mental health
N05CD08 N05CM18: Anesthesia and pain, Critical care
N06A: Depression, Anxiety disorders, Mental health
N06B C02AC02: Attention deficit hyperactivity disorder, Mental health
N06D: Dementia, Neurology, Geriatric medicine
N07BA: Smoking and vaping cessation, Addiction medicine
N07BB: Alcohol use disorder, Addiction medicine
N07BC: Opioid use disorder, Addiction medicine
N07C R02 S02: Ear, nose and throat
N07XX08: Rare diseases, Neurology
P01B: Travel and tropical medicine, Infectious diseases
P01BA02: Rheumatoid arthritis, Lupus, Travel and tropical medicine, Rheumatology
R R05: Respiratory health
R01: Rhinosinusitis, Ear, nose and throat
R01AD: Rhinosinusitis, Allergy and immunology
R03: Asthma, Chronic obstructive pulmonary disease, Respiratory health
R03BB R03AL R03DX07: Chronic obstructive pulmonary disease, Respiratory health
R03BA R03DC R03DX: Asthma, Respiratory health
R05CB13 R07AX: Cystic fibrosis, Respiratory health
R07AA R07AX01: Neonatal care, Pediatrics, Respiratory health
S01: Eye health
S01E: Glaucoma, Eye health
S01L: Macular degeneration, Eye health
S03: Eye health, Ear, nose and throat
V03AB: Toxicology, Emergency medicine
V03AB15: Opioid use disorder, Toxicology, Emergency medicine
V03AE: Chronic kidney disease, Kidney health
V09 V09I V10: Cancer
V09A: Dementia, Neurology
V09B: Musculoskeletal health
V09C: Kidney health
V09E: Respiratory health
V09F: Thyroid disease, Diabetes and endocrinology
V09G: Cardiac imaging, Cardiovascular health
V09H: Infectious diseases
`

/** Titles may hold commas: those that do are told by their beginning. */
const withComma = ['Ear, nose and throat']

export const areasOfClasses = new Map<string, string[]>(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [codes = '', titles = ''] = line.split(/:\s*/)
      return codes.split(' ').map((code): [string, string[]] => [code, titlesIn(titles)])
    }),
)

function titlesIn(text: string): string[] {
  const kept = withComma.filter((title) => text.includes(title))
  const others = kept.reduce((rest, title) => rest.replace(title, ''), text)
  return [...others.split(',').map((title) => title.trim()), ...kept].filter(Boolean)
}
