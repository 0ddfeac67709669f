/**
 * What drugs may do to somebody, by all names: each is said for the others of its line. Clinicians have one name for it,
 * regulators another that patients understand.
 */
export const effects = `
bradycardia | slow heart rate | low heart rate
QT prolongation | QT | QTc | long QT | QTc prolongation | prolonged QT | torsades | torsades de pointes | TdP | arrhythmia | abnormal heart rhythm | QT interval prolongation | irregular heartbeat
sudden death | cardiac arrest
mortality | risk of death | increased mortality | death | higher risk of death
heart failure | cardiac failure | CHF | heart decompensation
cardiovascular events | CV risk | CV events | CV safety | cardiac risk | heart risk | cardiac events | heart attack | MI | cardiovascular risk | cardiovascular safety | cardiovascular | heart and stroke | heart and circulatory | heart stroke side effects | stroke
pericardial effusion | fluid around the heart
pulmonary hypertension | pulmonary arterial hypertension | PAH
blood clot | clot | thrombosis | venous thromboembolism | VTE | DVT | pulmonary embolism
bleeding | hemorrhage | hematoma | bleed
spinal hematoma | epidural hematoma | spinal bleeding | bleeding around the spinal cord
thrombocytopenia | low platelets | immune thrombocytopenia | ITP | decreased blood platelets
agranulocytosis | neutropenia | low white cells | low white blood cells | reduction in white blood cells
bone marrow suppression | myelosuppression | bone marrow toxicity | pancytopenia
hemolytic anemia | hemolysis | low hemoglobin
thrombotic microangiopathy | TMA | clots in small blood vessels
capillary leak syndrome | capillary leak | fluid leakage from small blood vessels
hepatotoxicity | liver injury | DILI | liver failure | liver damage | liver toxicity | hepatic failure | liver problems | elevated LFTs | high LFTs | liver enzymes | liver inflammation
autoimmune hepatitis | AIH
hepatitis B reactivation | HBV reactivation | hep B reactivation | hepatitis B virus reactivation
pancreatitis
nephrotoxicity | acute kidney injury | AKI | kidney injury | kidney failure | renal failure | acute renal failure | kidney damage | decline in kidney function | interstitial nephritis | sudden kidney injury
nephrotic syndrome
kidney stones | renal stones | nephrolithiasis
urinary retention | can’t urinate | unable to urinate
Clostridium difficile | C difficile | C diff | C diff infection | CDI | Clostridioides difficile
colitis | inflammation of the colon
ischemic colitis
bowel perforation | gastrointestinal perforation | GI perforation | intestinal perforation | perforated bowel | hole in the bowel
bowel obstruction | gastrointestinal obstruction | gastrointestinal blockage | GI obstruction | ileus
respiratory depression | resp depression | breathing problems | serious breathing problems | trouble breathing | slow breathing | apnea
bronchiectasis
interstitial lung disease | ILD | pneumonitis
Stevens-Johnson syndrome | SJS | toxic epidermal necrolysis | TEN | severe skin reaction | serious skin reaction | skin reactions | severe rash | severe skin side effects | exfoliative dermatitis | serious skin disorders
acute generalized exanthematous pustulosis | AGEP
drug reaction with eosinophilia and systemic symptoms | DRESS | drug rash with eosinophilia
skin burns | chemical burns
anaphylaxis | allergic reaction | serious allergic reactions | hypersensitivity | hypersensitivity reaction | allergy
serious infection | risk of infection | infection risk
necrotizing fasciitis | flesh eating disease | flesh eating bacteria
progressive multifocal leukoencephalopathy | PML | rare brain infection | serious brain infection
posterior reversible encephalopathy syndrome | PRES
suicidality | suicidal thoughts | suicidal ideation | suicide | suicidal
impulse control | gambling | gambling urges | pathological gambling | compulsive gambling | hypersexuality | compulsive shopping | impulsivity | impulse control behaviours | compulsive behaviour
psychosis | hallucinations | psychiatric side effects | neuropsychiatric | psychiatric adverse events | schizophrenia like symptoms
seizure | seizures | convulsion
extrapyramidal symptoms | EPS | involuntary movements | abnormal movements | dystonia | tardive dyskinesia | akathisia
neuroleptic malignant syndrome | NMS
next-day impairment | next day | next day drowsiness | next day sedation | morning grogginess | next day driving | hangover effect | residual sedation
autism | autism spectrum disorder | ASD
birth defects | fetal harm | harm to the fetus | teratogenic | teratogenicity | malformations | congenital malformation | safe in pregnancy | safety in pregnancy | pregnancy safety | fetus | embryo-fetal | harm to developing babies | effects in fetuses
Guillain-Barré syndrome | Guillain Barre | GBS
peripheral neuropathy | neuropathy | nerve damage
glaucoma | angle closure glaucoma | angle closure | serious eye disorder
retinal detachment
hearing loss | deafness | ototoxicity
vocal cord necrosis | vocal cord damage
priapism
erectile dysfunction | impotence | ED | sexual dysfunction
sleep apnea | sleep apnoea | OSA
hypoglycemia | low blood sugar | hypoglycemic episodes
ketoacidosis | diabetic ketoacidosis | DKA | euglycemic ketoacidosis | high levels of acids in the blood
hypothyroidism | thyroid dysfunction | decreased thyroid hormone | low thyroid
hyponatremia | low sodium | SIADH
fracture | fractures | bone fractures | broken bones | bone side effects | bone related side effects | bone loss
osteonecrosis of the jaw | ONJ | MRONJ | jaw necrosis | jaw osteonecrosis | jaw bone loss
osteonecrosis | avascular necrosis | bone damage | AVN
tendon rupture | tendinitis | tendonitis | tendon | permanent side effects | lasting side effects | persistent side effects | disabling side effects
rhabdomyolysis | rhabdo | myopathy | muscle pain | myalgia | muscle weakness | muscle-related side effects | muscle side effects
joint pain | arthralgia | severe joint pain
cancer | malignancy | lymphoma | neoplasm | tumour | cancer risk | abnormal tissue growth
ovarian cancer
pancreatic cancer
liver cancer | hepatocellular carcinoma | HCC
brain tumour | glioblastoma
Raynaud phenomenon | Raynaud | Raynauds
drug interaction | interaction | drug-drug interaction | DDI
inhibitor development | inhibitory antibody
`
