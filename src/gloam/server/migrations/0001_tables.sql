CREATE TABLE tables (
  code TEXT PRIMARY KEY,
  created TEXT NOT NULL
);
CREATE TABLE log (
  code TEXT NOT NULL REFERENCES tables (code),
  number INTEGER NOT NULL,
  command TEXT NOT NULL,
  PRIMARY KEY (code, number)
);
