package games.kumite.brawler.balance;

import games.kumite.api.random.RandomSource;

/** What happened in one game, counted from the dice that were rolled and the table at the end. */
final class Tally {

  int heroAttacks;
  int bossAttacks;
  int bonusRolls;
  int recoveries;
  int rests;
  int knockOuts;
  int defeated;
  boolean won;

  /** The source itself, with each roll counted here. */
  RandomSource counting(RandomSource source) {
    return new Counted(source);
  }

  private void count(String label) {
    switch (label) {
      case "attack" -> heroAttacks++; // the bare ones
      case "damage" -> bossAttacks++;
      case "bonus" -> bonusRolls++;
      case "recovery-health" -> recoveries++;
      case "rest" -> rests++;
      default -> { }
    }
  }

  private final class Counted implements RandomSource {

    private final RandomSource source;

    Counted(RandomSource source) {
      this.source = source;
    }

    @Override
    public int die(String label, int subject, int sides) {
      count(label);
      return source.die(label, subject, sides);
    }

    @Override
    public int pick(String label, int subject, int count) {
      return source.pick(label, subject, count);
    }

    @Override
    public int[] permutation(String label, int subject, int count) {
      return source.permutation(label, subject, count);
    }

    @Override
    public RandomSource split(String name) {
      return source.split(name);
    }

    @Override
    public RandomSource copy() {
      return new Counted(source.copy());
    }
  }
}
