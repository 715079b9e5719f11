package games.kumite.kungfu.scenery;

import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.content.LocationTrait;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The pieces that a generated table wants (KF-GEN-01, KF-GEN-02). */
final class WantedPieces {

  private static final String LABEL = "scenery-count";
  private static final int MIN_PIECES = 12;
  private static final long STANDARD = 9000L * 9000;
  private static final int MIN_TABLES = 2;
  private static final int MIN_CARS = 2;
  private static final int FACES = 6;
  private static final int DEEP = 3;
  private static final List<PieceType> INDOORS = List.of(PieceType.CRATES, PieceType.COUNTER, PieceType.DECK);
  private static final List<PieceType> OUTDOORS = List.of(PieceType.ROCK, PieceType.FENCE, PieceType.CRATES);

  private final RandomSource random;
  private final List<PieceType> forms = new ArrayList<>();

  private WantedPieces(RandomSource random) {
    this.random = random;
  }

  /** Returns those of the traits in the order of the ledger, then the fillers. */
  static List<PieceType> of(List<LocationTrait> traits, int width, int height, boolean isIndoors, RandomSource random) {
    WantedPieces wanted = new WantedPieces(random);
    for (LocationTrait trait : IN_ORDER) {
      if (traits.contains(trait)) {
        wanted.add(trait, traits);
      }
    }
    List<PieceType> fillers = isIndoors ? INDOORS : OUTDOORS;
    long all = (MIN_PIECES * (long) width * height + STANDARD - 1) / STANDARD;
    for (int i = 0; wanted.forms.size() < all; i++) {
      wanted.forms.add(fillers.get(i % fillers.size())); // KF-GEN-02
    }
    return wanted.forms;
  }

  /** The order of KF-GEN-01. */
  private static final List<LocationTrait> IN_ORDER = List.of(LocationTrait.HARD_MISSILES, LocationTrait.SOFT_MISSILES,
      LocationTrait.HAND_TO_HAND_WEAPONS, LocationTrait.WEAPONS_RACK, LocationTrait.TABLES, LocationTrait.INCENSE,
      LocationTrait.SACRED_SCROLLS, LocationTrait.HOT_SPOT, LocationTrait.SLIPPERY_GROUND, LocationTrait.SMELLY_STUFF,
      LocationTrait.GARBAGE_BINS, LocationTrait.ICE_BLOCKS, LocationTrait.BAMBOO_GROVE, LocationTrait.ANGRY_BEES,
      LocationTrait.DENSE_WOODS, LocationTrait.WATER, LocationTrait.LINEAR_OBSTACLES, LocationTrait.IDOL,
      LocationTrait.PADDY_FIELD, LocationTrait.VEHICLES, LocationTrait.DRUNK_DRIVERS,
      LocationTrait.HANGING_CHAINS_ROPES, LocationTrait.DANGEROUS_MACHINERY, LocationTrait.PILE_OF_GRAVEL,
      LocationTrait.IMPROVISED_TRAMPOLINE, LocationTrait.BUILDINGS, LocationTrait.FIRE_HYDRANT, LocationTrait.MANHOLES,
      LocationTrait.LAMPPOSTS, LocationTrait.TANKS_OF_DANGEROUS_STUFF);

  private void add(LocationTrait trait, List<LocationTrait> traits) {
    switch (trait) {
      case HARD_MISSILES -> add(2, PieceType.BRICKS);
      case SOFT_MISSILES -> add(2, PieceType.FRUIT);
      case HAND_TO_HAND_WEAPONS -> add(1, PieceType.CUTLERY);
      case WEAPONS_RACK -> add(1, PieceType.RACK);
      case TABLES -> add(MIN_TABLES + drawn(3), PieceType.TABLE);
      case INCENSE -> add(1, PieceType.CENSER);
      case SACRED_SCROLLS -> add(1, PieceType.LIBRARY);
      case HOT_SPOT -> add(1, PieceType.BRAZIER);
      case SLIPPERY_GROUND -> add(2, PieceType.SLIP);
      case SMELLY_STUFF -> add(1, PieceType.SMELLY);
      case GARBAGE_BINS -> add(drawn(3), PieceType.BIN);
      case ICE_BLOCKS -> add(2, PieceType.ICE);
      case BAMBOO_GROVE -> add(drawn(2), PieceType.BAMBOO);
      case ANGRY_BEES -> add(1, PieceType.HIVE);
      case DENSE_WOODS -> add(drawn(2), PieceType.WOODS);
      case WATER -> add(1, random.die("scenery-water", 0, FACES) <= DEEP ? PieceType.DEEP : PieceType.SHALLOW);
      case LINEAR_OBSTACLES -> add(3, PieceType.FENCE);
      case IDOL -> add(1, PieceType.IDOL);
      case PADDY_FIELD -> add(1, PieceType.PADDY);
      case VEHICLES -> add(MIN_CARS + drawn(4), PieceType.CAR);
      case DRUNK_DRIVERS -> add(traits.contains(LocationTrait.VEHICLES) ? 0 : MIN_CARS, PieceType.CAR);
      case HANGING_CHAINS_ROPES -> {
        add(1, PieceType.CHAIN);
        add(1, PieceType.ROPE);
      }
      case DANGEROUS_MACHINERY -> add(1, PieceType.MACHINE);
      case PILE_OF_GRAVEL -> add(1, PieceType.GRAVEL);
      case IMPROVISED_TRAMPOLINE -> add(1, PieceType.TRAMP);
      case BUILDINGS -> add(2, PieceType.HOUSE);
      case FIRE_HYDRANT -> add(1, PieceType.HYDRANT);
      case MANHOLES -> add(2, PieceType.MANHOLE);
      case LAMPPOSTS -> add(2, PieceType.LAMP);
      default -> add(1, PieceType.TANK);
    }
  }

  private void add(int count, PieceType form) {
    forms.addAll(Collections.nCopies(count, form));
  }

  /** Returns a number from 1 to this. */
  private int drawn(int max) {
    return 1 + random.pick(LABEL, 0, max);
  }
}
