CREATE TABLE tables (
  code TEXT PRIMARY KEY,
  created BIGINT NOT NULL
);
CREATE TABLE log (
  code TEXT NOT NULL REFERENCES tables (code),
  number INTEGER NOT NULL,
  command TEXT NOT NULL,
  PRIMARY KEY (code, number)
);
CREATE TABLE presence (
  code TEXT NOT NULL,
  seat INTEGER NOT NULL,
  seen BIGINT NOT NULL,
  PRIMARY KEY (code, seat)
);
