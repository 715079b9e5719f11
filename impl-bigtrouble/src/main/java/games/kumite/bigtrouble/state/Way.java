package games.kumite.bigtrouble.state;

/** Over what somebody goes from space to space, at one point each. */
public enum Way {
  /** Open borders: minions (BT-MOV-05). */
  BORDERS,
  /** Open borders and red lines: bosses in the lair, and what is near (BT-RUL-38, BT-RUL-61). */
  ENTRYWAYS,
  /** These and gateways: heroes, bosses in Chinatown, and how far somebody outside a zone is (BT-RUL-83). */
  GATEWAYS
}
