// Written before the search was asked any of them. Asked for the first time: English 0.825 first and 0.900 among five, French 0.750 and 0.875;
// one answer left out secukinumab and was put right afterwards, with which they are 0.850 and 0.775 first.
export const fourthLines = `
spironolactone 25 mg = spironolactone 25 mg = drug:spironolactone
does amiodarone interact with warfarin = l’amiodarone interagit-elle avec la warfarine = drug:amiodarone drug:warfarin
liquid oseltamivir for kids = oseltamivir liquide pour enfants = drug:oseltamivir
maximum dose of tramadol = dose maximale de tramadol = drug:tramadol
is Botox covered = Botox est-il couvert = drug:botox drug:botulinum
topical NSAID = AINS topique = drug:diclofenac
antifungal for toenails = antifongique pour les ongles d’orteil = drug:efinaconazole drug:terbinafine drug:ciclopirox drug:itraconazole
long acting insulin = insuline à action prolongée = drug:glargine drug:detemir drug:degludec
tricyclic antidepressants = antidépresseurs tricycliques = drug:triptyline drug:imipramine drug:doxepin drug:clomipramine drug:desipramine drug:trimipramine
drug for hiccups = médicament contre le hoquet = drug:chlorpromazine
IL-17 inhibitor = inhibiteur de l’IL-17 = drug:kizumab drug:secukinumab drug:brodalumab
blood thinner injection = anticoagulant injectable = drug:heparin drug:dalteparin drug:enoxaparin drug:tinzaparin drug:fondaparinux
CGRP antagonist migraine = antagoniste du CGRP migraine = drug:gepant drug:erenumab drug:galcanezumab drug:fremanezumab drug:eptinezumab
lorazepam sublingual = lorazépam sublingual = drug:lorazepam
hydroxizine = hydroxizine = drug:hydroxyzine
tetanus shot = vaccin contre le tétanos = drug:tetanus
finasteride suicidality safety review = finastéride et idées suicidaires examen de l’innocuité = decision:finasteride
proton pump inhibitors and C. difficile safety review = examen de l’innocuité IPP et C. difficile = decision:proton_pump
sumatriptan 4 mg injection cluster headache trial = essai sumatriptan 4 mg injectable algie vasculaire de la face = trial:sumatriptan
vancomycin-resistant enterococcus survival = entérocoque résistant à la vancomycine et survie = article:vancomycin-resistant
metoprolol to bisoprolol conversion = passer du métoprolol au bisoprolol = drug:metoprolol drug:bisoprolol
valacyclovir dose for shingles = dose de valacyclovir pour le zona = drug:valacyclovir
clonazepam drops = gouttes de clonazépam = drug:clonazepam
testosterone gel = gel de testostérone = drug:testosterone
omeprazole over the counter = oméprazole en vente libre = drug:omeprazole
antidote for heparin = antidote de l’héparine = drug:protamine
osteoporosis injection twice a year = injection pour l’ostéoporose deux fois par année = drug:denosumab
treatment of hyperkalemia = traitement de l’hyperkaliémie = drug:polystyrene drug:patiromer drug:zirconium
potassium-sparing diuretic = diurétique épargneur de potassium = drug:spironolactone drug:amiloride drug:triamterene drug:eplerenone
LABA inhaler = inhalateur BALA = drug:salmeterol drug:formoterol drug:indacaterol drug:olodaterol drug:vilanterol
growth hormone = hormone de croissance = drug:somatropin drug:somapacitan drug:somatrogon drug:growth_hormone
sleeping pills = somnifères = drug:zopiclone drug:zolpidem drug:temazepam drug:lemborexant drug:daridorexant drug:eszopiclone drug:doxepin
hepatitis B vaccine = vaccin contre l’hépatite B = drug:hepatitis_b drug:engerix drug:recombivax
decision on Epclusa = décision sur Epclusa = decision:epclusa
hydroxyethyl starch kidney injury = hydroxyéthylamidon et lésion rénale = decision:hydroxyethyl
gadoquatrane MRI in children = gadoquatrane IRM chez l’enfant = trial:gadoquatrane
galcanezumab cluster headache study = étude galcanézumab algie vasculaire de la face = trial:galcanezumab
burns from e-cigarettes = brûlures causées par les cigarettes électroniques = article:vaping
aortitis in relapsing polychondritis = aortite dans la polychondrite récidivante = article:relapsing_polychondritis
infectious diseases consultation bacteremia = consultation en maladies infectieuses bactériémie = article:infectious_diseases_consultation
`
