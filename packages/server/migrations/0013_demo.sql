-- How far the demo has been filled; stays empty on an operator's database.
create table demo_marks (name text primary key);
