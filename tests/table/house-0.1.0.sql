-- The books of a house of version 0.1.0: a game that is on, one of older rules, an open table, and a frozen one.
BEGIN TRANSACTION;
CREATE TABLE chairs (
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	name TEXT NOT NULL, 
	bot VARCHAR(40), 
	away BOOLEAN NOT NULL, 
	digest VARCHAR(64), 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "chairs" VALUES('a7nx92398m99q7kf',0,'person','Ada',NULL,0,'dab29c7e25ab85db99a4d6e5d569192bf429a22660a6a952daa751ba40357920');
INSERT INTO "chairs" VALUES('a7nx92398m99q7kf',1,'person','Ben',NULL,0,'66101dc9a4ff933921491dcf1a5adc0cfc8c0307fe412b33154cfc8b8fa410d6');
INSERT INTO "chairs" VALUES('8apuwr92p4m3tprd',0,'bot','Marder','random',0,NULL);
INSERT INTO "chairs" VALUES('8apuwr92p4m3tprd',1,'bot','Echo','random',0,NULL);
INSERT INTO "chairs" VALUES('5rgkdvyen2cvqqcc',0,'person','Ada',NULL,0,'92d02ecf31ad6d1d9c8ae8d05960e46d6878b67808e9fa2442ad85acd053f228');
INSERT INTO "chairs" VALUES('5rgkdvyen2cvqqcc',1,'person','Cem',NULL,0,'c6d9ea7677474184f9b1a1b5405ad2c46db8788cf5c1d3d3279622fc4abfa39b');
INSERT INTO "chairs" VALUES('5rgkdvyen2cvqqcc',2,'open','',NULL,0,NULL);
INSERT INTO "chairs" VALUES('98zerr6mdqspf54d',0,'person','Ada',NULL,0,'abebcd627fc10cf72b9de45f2f64832f3da3ce8a16c0966189b915b4675ef118');
INSERT INTO "chairs" VALUES('98zerr6mdqspf54d',1,'person','Ben',NULL,0,'9adda397fc4885247bbff07c5e8ee22b1b85f9980801c2a0fc4acffa617a9d0f');
INSERT INTO "chairs" VALUES('98zerr6mdqspf54d',2,'person','Cem',NULL,0,'684840a8ce89df2f416ef943089311a1cf2df1ee00c0b34607e147162f640e7a');
CREATE TABLE house (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "house" VALUES('schema','1');
INSERT INTO "house" VALUES('salt','96a38dd94def85f81cdc8202e1ce08e4');
INSERT INTO "house" VALUES('pulse','0');
CREATE TABLE journal (
	table_id VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	choice TEXT NOT NULL, 
	given_by VARCHAR(10) NOT NULL, 
	answer_id VARCHAR(64), 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	UNIQUE (table_id, seat, answer_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "journal" VALUES('a7nx92398m99q7kf',0,-1,'draw violet blue green grey','chance',NULL,1794827173223);
INSERT INTO "journal" VALUES('a7nx92398m99q7kf',1,-1,'deal green grey violet blue','chance',NULL,1794827173223);
INSERT INTO "journal" VALUES('a7nx92398m99q7kf',2,-1,'start 0','chance',NULL,1794827173223);
INSERT INTO "journal" VALUES('a7nx92398m99q7kf',3,-1,'roll 6','chance',NULL,1794827173223);
INSERT INTO "journal" VALUES('a7nx92398m99q7kf',4,0,'move violet 1 green 3 grey 2','person','a0',1794827173250);
INSERT INTO "journal" VALUES('a7nx92398m99q7kf',5,-1,'roll 3','chance',NULL,1794827173250);
INSERT INTO "journal" VALUES('a7nx92398m99q7kf',6,1,'move blue 1 green 1 grey 1','person','a1',1794827173269);
INSERT INTO "journal" VALUES('a7nx92398m99q7kf',7,-1,'roll 5','chance',NULL,1794827173269);
INSERT INTO "journal" VALUES('a7nx92398m99q7kf',8,0,'move blue 2 grey 3','person','a2',1794827173289);
INSERT INTO "journal" VALUES('a7nx92398m99q7kf',9,-1,'roll 3','chance',NULL,1794827173289);
INSERT INTO "journal" VALUES('a7nx92398m99q7kf',10,1,'move green 1 grey 2','person','a3',1794827173301);
INSERT INTO "journal" VALUES('a7nx92398m99q7kf',11,-1,'roll 5','chance',NULL,1794827173301);
INSERT INTO "journal" VALUES('a7nx92398m99q7kf',12,0,'move blue 2 green 3','person','a4',1794827173314);
INSERT INTO "journal" VALUES('a7nx92398m99q7kf',13,-1,'roll 1','chance',NULL,1794827173314);
INSERT INTO "journal" VALUES('a7nx92398m99q7kf',14,1,'move grey 1','person','a5',1794827173330);
INSERT INTO "journal" VALUES('a7nx92398m99q7kf',15,-1,'roll 2','chance',NULL,1794827173330);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',0,-1,'draw yellow red blue orange','chance',NULL,1794827173363);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',1,-1,'deal yellow orange blue red','chance',NULL,1794827173363);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',2,-1,'start 0','chance',NULL,1794827173363);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',3,-1,'roll 1','chance',NULL,1794827173363);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',4,0,'move blue 1','bot',NULL,1794827173378);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',5,-1,'roll 3','chance',NULL,1794827173378);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',6,1,'move red 2 orange 1','bot',NULL,1794827173398);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',7,-1,'roll 3','chance',NULL,1794827173398);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',8,0,'move orange 3','bot',NULL,1794827173404);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',9,-1,'roll 1','chance',NULL,1794827173404);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',10,1,'move orange 1','bot',NULL,1794827173417);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',11,-1,'roll 6','chance',NULL,1794827173417);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',12,0,'move yellow 2 red 2 orange 2','bot',NULL,1794827173430);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',13,0,'safe house-6','bot',NULL,1794827173445);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',14,-1,'roll 2','chance',NULL,1794827173445);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',15,1,'move red 1 orange 1','bot',NULL,1794827173453);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',16,-1,'roll 2','chance',NULL,1794827173453);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',17,0,'move red 1 orange 1','bot',NULL,1794827173465);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',18,0,'safe house-5','bot',NULL,1794827173482);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',19,-1,'roll 1','chance',NULL,1794827173482);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',20,1,'move yellow 1','bot',NULL,1794827173498);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',21,-1,'roll 5','chance',NULL,1794827173498);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',22,0,'move yellow 4 blue 1','bot',NULL,1794827173513);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',23,-1,'roll 5','chance',NULL,1794827173513);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',24,1,'move red 2 blue 3','bot',NULL,1794827173517);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',25,1,'safe church','bot',NULL,1794827173536);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',26,-1,'roll 4','chance',NULL,1794827173536);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',27,0,'move yellow 3 blue 1','bot',NULL,1794827173547);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',28,-1,'roll 2','chance',NULL,1794827173547);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',29,1,'move yellow 1 blue 1','bot',NULL,1794827173565);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',30,-1,'roll 1','chance',NULL,1794827173565);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',31,0,'move orange 1','bot',NULL,1794827173573);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',32,-1,'roll 2','chance',NULL,1794827173573);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',33,1,'move yellow 1 orange 1','bot',NULL,1794827173585);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',34,1,'safe house-1','bot',NULL,1794827173593);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',35,-1,'roll 4','chance',NULL,1794827173593);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',36,0,'move red 2 blue 2','bot',NULL,1794827173602);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',37,-1,'roll 1','chance',NULL,1794827173602);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',38,1,'move orange 1','bot',NULL,1794827173617);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',39,-1,'roll 5','chance',NULL,1794827173617);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',40,0,'move yellow 1 orange 4','bot',NULL,1794827173632);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',41,0,'safe house-7','bot',NULL,1794827173641);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',42,-1,'roll 4','chance',NULL,1794827173641);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',43,1,'move blue 4','bot',NULL,1794827173649);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',44,-1,'roll 6','chance',NULL,1794827173649);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',45,0,'move yellow 2 red 1 blue 1 orange 2','bot',NULL,1794827173669);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',46,-1,'roll 5','chance',NULL,1794827173669);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',47,1,'move red 1 blue 1 orange 3','bot',NULL,1794827173682);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',48,-1,'roll 6','chance',NULL,1794827173682);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',49,0,'move yellow 1 red 2 blue 2 orange 1','bot',NULL,1794827173701);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',50,-1,'roll 6','chance',NULL,1794827173701);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',51,1,'move yellow 3 orange 3','bot',NULL,1794827173721);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',52,1,'safe house-3','bot',NULL,1794827173745);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',53,-1,'roll 2','chance',NULL,1794827173745);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',54,0,'move yellow 1 red 1','bot',NULL,1794827173769);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',55,0,'safe house-2','bot',NULL,1794827173785);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',56,-1,'roll 4','chance',NULL,1794827173785);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',57,1,'move yellow 3 red 1','bot',NULL,1794827173820);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',58,-1,'roll 5','chance',NULL,1794827173820);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',59,0,'move red 3 blue 2','bot',NULL,1794827173841);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',60,-1,'roll 5','chance',NULL,1794827173841);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',61,1,'move blue 1 orange 4','bot',NULL,1794827173869);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',62,-1,'roll 2','chance',NULL,1794827173869);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',63,0,'move orange 2','bot',NULL,1794827173888);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',64,-1,'roll 3','chance',NULL,1794827173888);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',65,1,'move blue 2 orange 1','bot',NULL,1794827173905);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',66,-1,'roll 4','chance',NULL,1794827173905);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',67,0,'move yellow 2 red 1 blue 1','bot',NULL,1794827173937);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',68,-1,'roll 4','chance',NULL,1794827173937);
INSERT INTO "journal" VALUES('8apuwr92p4m3tprd',69,1,'move yellow 1 red 1 blue 1 orange 1','bot',NULL,1794827173953);
INSERT INTO "journal" VALUES('98zerr6mdqspf54d',0,-1,'specials buy-time emergency exchange inspection swap stolen wish redistribution double-turn left hideout birthday gift right cash-machine','chance',NULL,1794827174091);
INSERT INTO "journal" VALUES('98zerr6mdqspf54d',1,-1,'cards blonde.1 badge.1 jewel-150.1 yen-100.4 blonde.3 badge.2 dollar-50.1 badge.3 dollar-50.3 jewel-50.1 policeman.4 pound-50.1 yen-100.3 agent.2 policeman.2 jewel-100.1 pound-50.4 dollar-100.2 millionaire.3 john-smith.3 euro-200.2 pound-50.2 john-smith.1 dollar-500.1 dollar-200.1 pound-50.3 yen-100.2 dollar-50.4 millionaire.1 euro-500.1 agent.1 credit-card.4 jewel-100.4 pound-100.2 euro-200.1 jewel-100.2 pound-100.4 credit-card.3 jewel-50.2 policeman.3 euro-50.1 pound-100.3 yen-50.2 euro-100.2 dollar-100.1 badge.4 yen-500.1 policeman.1 euro-50.2 credit-card.1 yen-50.3 jewel-150.2 dollar-100.3 yen-100.1 john-smith.2 pound-200.2 dollar-200.2 jewel-50.3 euro-100.4 euro-100.1 jewel-100.3 agent.3 yen-50.4 credit-card.2 dollar-50.2 blonde.2 pound-500.1 yen-200.1 pound-100.1 euro-50.3 pound-200.1 yen-200.2 jewel-200.1 john-smith.4 blonde.4 dollar-100.4 euro-100.3 euro-50.4 yen-50.1 millionaire.2','chance',NULL,1794827174091);
INSERT INTO "journal" VALUES('98zerr6mdqspf54d',2,-1,'coins 2 1 5','chance',NULL,1794827174091);
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	version INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	visibility VARCHAR(10) NOT NULL, 
	clock INTEGER NOT NULL, 
	deadline BIGINT, 
	host INTEGER, 
	rematch VARCHAR(40), 
	trouble TEXT, 
	guest VARCHAR(64) NOT NULL, 
	made_at BIGINT NOT NULL, 
	touched_at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('a7nx92398m99q7kf','heimlich',2,'{"rules":"basic","dossiers":"open","start":"random"}','playing','invited',60,1794827233330,0,NULL,NULL,'92e1b05b4293c71f9d8f753e9b7b62730713d48170a8da75be3602cdc62536b8',1794827173224,1794827173345);
INSERT INTO "tables" VALUES('8apuwr92p4m3tprd','heimlich',1,'{"rules":"basic","dossiers":"open","start":"random"}','over','invited',0,NULL,NULL,NULL,NULL,'92e1b05b4293c71f9d8f753e9b7b62730713d48170a8da75be3602cdc62536b8',1794827173369,1794827173953);
INSERT INTO "tables" VALUES('5rgkdvyen2cvqqcc','villa',2,'{"guards":"first","handicap":"10","rules":"standard","decisions":"all","open":"4","swap":"yes","leader":"chosen","deck":"box"}','open','public',0,NULL,0,NULL,NULL,'ac1e3e7211150824190c3416bbb971fd6e279438507969fe6b5659bb7f5edf2a',1794827174057,1794827174059);
INSERT INTO "tables" VALUES('98zerr6mdqspf54d','greif_zu',2,'{"cards":"all","deck":"box"}','frozen','invited',0,NULL,0,NULL,'RuntimeError: the lamp has fallen','ac1e3e7211150824190c3416bbb971fd6e279438507969fe6b5659bb7f5edf2a',1794827174105,1794827174116);
CREATE TABLE talk (
	table_id VARCHAR(40) NOT NULL, 
	n INTEGER NOT NULL, 
	seat INTEGER, 
	kind VARCHAR(10) NOT NULL, 
	text TEXT NOT NULL, 
	said_id VARCHAR(64), 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, n), 
	UNIQUE (table_id, seat, said_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "talk" VALUES('a7nx92398m99q7kf',1,1,'say','good evening','s1',1794827173345);
INSERT INTO "talk" VALUES('5rgkdvyen2cvqqcc',1,1,'sat','',NULL,1794827174059);
INSERT INTO "talk" VALUES('98zerr6mdqspf54d',1,NULL,'frozen','',NULL,1794827174116);
CREATE INDEX ix_tables_touched_at ON tables (touched_at);
CREATE INDEX ix_tables_guest ON tables (guest);
COMMIT;
