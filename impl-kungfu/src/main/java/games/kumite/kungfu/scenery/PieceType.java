package games.kumite.kungfu.scenery;

/** A kind of piece on generated tables with its size, x by y before turning (KF-GEN-03). */
enum PieceType {
  BRICKS(400, 400), CUTLERY(400, 400), FRUIT(500, 500), SMELLY(500, 500), RACK(700, 300), BIN(700, 300),
  TABLE(1200, 400), LIBRARY(1200, 400), CENSER(300, 300), BRAZIER(300, 300), HIVE(300, 300), MANHOLE(300, 300, true),
  IDOL(400, 400), SLIP(1500, 1000, true), ICE(700, 500), BAMBOO(1800, 1500), PADDY(1800, 1500, true),
  WOODS(1800, 1500), DEEP(1800, 1500), SHALLOW(1800, 1500, true), FENCE(1800, 150), COUNTER(1800, 200),
  CAR(1100, 500), CHAIN(100, 100, true), ROPE(100, 100, true), LAMP(100, 100), MACHINE(1000, 800),
  GRAVEL(1000, 800), TRAMP(600, 300, true), HOUSE(2200, 1800), HYDRANT(200, 200), TANK(600, 600), CRATES(600, 600),
  ROCK(600, 600), DECK(1400, 1000);

  final int width;
  final int height;
  /** Whether it need only not overlap another piece (KF-GEN-05). */
  final boolean isGround;

  PieceType(int width, int height) {
    this(width, height, false);
  }

  PieceType(int width, int height, boolean isGround) {
    this.width = width;
    this.height = height;
    this.isGround = isGround;
  }

  int area() {
    return width * height;
  }
}
