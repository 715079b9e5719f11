package games.kumite.api.handmade;

import games.kumite.api.GameProperties;
import games.kumite.api.Option;
import games.kumite.api.Outcome;
import games.kumite.api.Outcome.Result;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The hand-made games. */
public final class HandMadeGames {

  private HandMadeGames() {}

  /** Takes 1 to 3 of a pile; who takes the last wins. Whoever leaves a multiple of 4 wins in the end. */
  public static HandMade pile() {
    return HandMade.game("pile", GameProperties.ofMaxDecisions(40).withScoreRange(-1, 1),
        (seats, options, chance) -> new Pile((int) options.get("size"), 0, false))
        .option(Option.number("size", "stones", 1, 40, 11));
  }

  /** The same, and the author says how the seats stand. */
  public static HandMade pileWithEstimates() {
    return HandMade.game("pile-with-estimates", GameProperties.ofMaxDecisions(40).withScoreRange(-1, 1),
        (seats, options, chance) -> new Pile(39, 0, true));
  }

  /** The same, and the author says that matches are long. */
  public static HandMade longPile() {
    return HandMade.game("pile-with-estimates", GameProperties.ofMaxDecisions(40).withScoreRange(-1, 1).withPlayoutCutoff(0),
        (seats, options, chance) -> new Pile(39, 0, true));
  }

  private static final class Pile implements Position {
    private int left;
    private int turn;
    private final boolean estimating;

    Pile(int left, int turn, boolean estimating) {
      this.left = left;
      this.turn = turn;
      this.estimating = estimating;
    }

    @Override
    public int actor() {
      return turn;
    }

    @Override
    public List<String> choices() {
      return IntStream.rangeClosed(1, Math.min(3, left)).mapToObj(i -> "take " + i).toList();
    }

    @Override
    public void play(String choice, SeededRandom chance) {
      left -= Integer.parseInt(choice.substring(5));
      turn = 1 - turn;
    }

    @Override
    public Position copy() {
      return new Pile(left, turn, estimating);
    }

    @Override
    public Outcome outcome() {
      return turn == 1 ? Outcome.byScore("last", 1, -1) : Outcome.byScore("last", -1, 1);
    }

    @Override
    public OptionalDouble estimate(int seat) {
      boolean isGoodForTurn = left % 4 != 0;
      return estimating ? OptionalDouble.of(isGoodForTurn == (seat == turn) ? 0.9 : 0.1) : OptionalDouble.empty();
    }
  }

  /**
   * A coin lies under a cup, and nobody has seen it. The first seat may guess it for 3 points, pass for 1, or look
   * and then guess for 2; a wrong guess costs as much.
   */
  public static HandMade coin() {
    return HandMade.game("coin", GameProperties.ofMaxDecisions(2).withScoreRange(-3, 3).withHiddenInformation().withChance(),
        (seats, options, chance) -> new Coin(chance.nextInt(2) == 0 ? "heads" : "tails", false, null));
  }

  private static final class Coin implements Position {
    private final String face;
    private boolean seen;
    private @Nullable String last;

    Coin(String face, boolean seen, @Nullable String last) {
      this.face = face;
      this.seen = seen;
      this.last = last;
    }

    @Override
    public int actor() {
      return 0;
    }

    @Override
    public List<String> choices() {
      return last != null ? List.of() : seen ? List.of("heads", "tails") : List.of("heads", "tails", "pass", "look");
    }

    @Override
    public void play(String choice, SeededRandom chance) {
      if (choice.equals("look")) {
        seen = true;
      } else {
        last = choice;
      }
    }

    @Override
    public Position copy() {
      return new Coin(face, seen, last);
    }

    @Override
    public Position imagined(int viewer, SeededRandom random) {
      return new Coin(seen && viewer == 0 ? face : random.nextInt(2) == 0 ? "heads" : "tails", seen, last);
    }

    @Override
    public Outcome outcome() {
      int stake = "pass".equals(last) ? 1 : seen ? 2 : 3;
      int score = "pass".equals(last) || face.equals(last) ? stake : -stake;
      return Outcome.byScore("guessed", score, -score);
    }
  }

  /** All seats win together if all press the same button. */
  public static HandMade together() {
    return HandMade.game("together", GameProperties.ofMaxDecisions(4).withScoreRange(0, 10).withSharedResult(),
        (seats, options, chance) -> new Together(seats, new ArrayList<>())).seats(2, 3, 4);
  }

  private record Together(int seats, List<String> pressed) implements Position {
    @Override
    public int actor() {
      return pressed.size();
    }

    @Override
    public List<String> choices() {
      return pressed.size() == seats ? List.of() : List.of("press 1", "press 2", "press 3", "press 4");
    }

    @Override
    public void play(String choice, SeededRandom chance) {
      pressed.add(choice);
    }

    @Override
    public Position copy() {
      return new Together(seats, new ArrayList<>(pressed));
    }

    @Override
    public Outcome outcome() {
      boolean isSame = pressed.stream().distinct().count() == 1;
      return Outcome.cooperative(isSame ? Result.WIN : Result.LOSS, isSame ? 10 : 0, seats, 0, isSame ? "same" : "mixed");
    }
  }

  /**
   * Three seats choose left or right in turn. For the first seat left is best if the others look after themselves,
   * and worse than right if they are against it, or choose anything.
   */
  public static HandMade threeWays() {
    return HandMade.game("three-ways", GameProperties.ofMaxDecisions(3).withScoreRange(0, 10),
        (seats, options, chance) -> new ThreeWays(WORTH_TRUSTING, "")).seats(3);
  }

  /** The same with other points: left is best if the others mean well or choose anything, and worst as they are. */
  public static HandMade threeWaysBetrayed() {
    return HandMade.game("three-ways-betrayed", GameProperties.ofMaxDecisions(3).withScoreRange(0, 10),
        (seats, options, chance) -> new ThreeWays(BETRAYED, "")).seats(3);
  }

  private static final int[][] WORTH_TRUSTING = {
      {9, 5, 8}, {4, 4, 3}, {0, 3, 1}, {2, 2, 0}, {4, 2, 2}, {4, 1, 1}, {4, 1, 1}, {4, 2, 2}};
  private static final int[][] BETRAYED = {
      {9, 0, 0}, {9, 0, 1}, {0, 5, 2}, {9, 1, 0}, {4, 2, 2}, {4, 1, 1}, {4, 1, 1}, {4, 2, 2}};

  private static final class ThreeWays implements Position {
    private final int[][] points;
    private String way;

    ThreeWays(int[][] points, String way) {
      this.points = points;
      this.way = way;
    }

    @Override
    public int actor() {
      return way.length();
    }

    @Override
    public List<String> choices() {
      return way.length() == 3 ? List.of() : List.of("left", "right");
    }

    @Override
    public void play(String choice, SeededRandom chance) {
      way += choice.charAt(0);
    }

    @Override
    public Position copy() {
      return new ThreeWays(points, way);
    }

    @Override
    public Outcome outcome() {
      int leaf = Integer.parseInt(way.replace('l', '0').replace('r', '1'), 2);
      return Outcome.byScore("there", points[leaf]);
    }
  }

  /**
   * The first seat names a point from 0 to 499, then the second one does; the one closer to 333 wins more often, as
   * dice decide.
   */
  public static HandMade longList() {
    return HandMade.game("long-list", GameProperties.ofMaxDecisions(2).withScoreRange(0, 1).withChance(),
        (seats, options, chance) -> new LongList(-1, -1, 0, false));
  }

  /** Twelve steps to the left or the right, four in each phase; says how far any of its matches has gone. */
  public static HandMade walk(int[] furthest) {
    return HandMade.game("walk", GameProperties.ofMaxDecisions(12).withScoreRange(0, 1).withChance().withPlayoutCutoff(GameProperties.PHASE_END),
        (seats, options, chance) -> new Walk(0, furthest));
  }

  private record Walk(int[] steps, int[] furthest) implements Position {

    Walk(int steps, int[] furthest) {
      this(new int[] {steps}, furthest);
    }

    @Override
    public int actor() {
      return 0;
    }

    @Override
    public List<String> choices() {
      return steps[0] < 12 ? List.of("left", "right") : List.of();
    }

    @Override
    public void play(String choice, SeededRandom chance) {
      steps[0]++;
      furthest[0] = Math.max(furthest[0], steps[0]);
    }

    @Override
    public Position copy() {
      return new Walk(steps[0], furthest);
    }

    @Override
    public Outcome outcome() {
      return Outcome.byScore("there", 1, 0);
    }

    @Override
    public String phase() {
      return "phase-" + steps[0] / 4;
    }

    @Override
    public int round() {
      return steps[0] / 6;
    }

    @Override
    public OptionalDouble estimate(int seat) {
      return OptionalDouble.of(0.5);
    }
  }

  /** The same with estimates that know where to point, declared as long. */
  public static HandMade longListWithEstimates() {
    return HandMade.game("long-list-with-estimates", GameProperties.ofMaxDecisions(2).withScoreRange(0, 1).withChance().withPlayoutCutoff(0),
        (seats, options, chance) -> new LongList(-1, -1, 0, true));
  }

  /** The same in rounds of one point each; without thinking everybody names 331. */
  public static HandMade longListWithSense() {
    return HandMade.game("long-list-with-sense",
        GameProperties.ofMaxDecisions(2).withScoreRange(0, 1).withChance().withPlayoutCutoff(GameProperties.ROUND_END),
        (seats, options, chance) -> new LongList(-1, -1, 0, true));
  }

  private static final class LongList implements Position {
    private static final List<String> ALL = IntStream.range(0, 500).mapToObj(i -> "point " + i).toList();
    private int first;
    private int second;
    private int winner;

    private final boolean estimating;

    LongList(int first, int second, int winner, boolean estimating) {
      this.first = first;
      this.second = second;
      this.winner = winner;
      this.estimating = estimating;
    }

    @Override
    public int round() {
      return first < 0 ? 0 : 1;
    }

    @Override
    public String sensible() {
      return "point 331";
    }

    @Override
    public OptionalDouble estimate(int seat) {
      return estimating ? OptionalDouble.of(Math.abs(1 - seat - (first < 0 ? 500 : Math.abs(first - 333)) / 500.0))
          : OptionalDouble.empty();
    }

    @Override
    public int actor() {
      return first < 0 ? 0 : 1;
    }

    @Override
    public List<String> choices() {
      return second < 0 ? ALL : List.of();
    }

    @Override
    public void play(String choice, SeededRandom chance) {
      int point = Integer.parseInt(choice.substring(6));
      if (first < 0) {
        first = point;
        return;
      }
      second = point;
      winner = chance.nextInt(500) < 250 + 2 * (Math.abs(second - 333) - Math.abs(first - 333)) ? 0 : 1;
    }

    @Override
    public Position copy() {
      return new LongList(first, second, winner, estimating);
    }

    @Override
    public Outcome outcome() {
      return winner == 0 ? Outcome.byScore("closer", 1, 0) : Outcome.byScore("closer", 0, 1);
    }
  }
}
