-- How many words the texts of a member have taught the search today.
create table search_learners (
  learner uuid primary key,
  day date not null,
  words int not null
);
