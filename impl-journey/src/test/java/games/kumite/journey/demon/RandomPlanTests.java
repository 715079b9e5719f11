package games.kumite.journey.demon;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.RandomSource;
import games.kumite.journey.Battlefield;
import games.kumite.journey.board.Bases;
import games.kumite.journey.board.Spawning;
import games.kumite.journey.board.Walk;
import games.kumite.journey.content.Effect.Deed;
import games.kumite.journey.content.Verb;
import games.kumite.journey.map.Facing;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Conditions;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Plans in random positions are those that the ledger's pseudocode finds, written down word by word. */
final class RandomPlanTests {

  private static final List<String> TYPES =
      List.of("warrior", "archer", "drummer", "berserker", "yoke-beast", "general", "iron-fan", "koorogg");
  private static final int POSITIONS = 60;

  /** What must be met by the way, lest the positions say little. */
  private static final int MIN_OF_EACH = 1;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void plan_inARandomPosition_isThatOfThePseudocode(long seed) {
    RandomSource random = RandomSource.seeded(seed);
    int[] met = new int[Priority.values().length + 1];
    for (int i = 0; i < POSITIONS; i++) {
      Battlefield field = position(random);
      Journey journey = field.journey();
      for (int demon = 4; demon < journey.terms().figures(); demon++) {
        Activation activation =
            journey.pose(demon) == Pose.NONE ? null : Activation.of(journey, demon);
        if (activation != null && activation.points() > 0) {
          Plan plan = activation.plan(journey);
          met[plan.priority().ordinal()]++;
          met[met.length - 1] += plan.movesOn() ? 1 : 0;
          assertThat(Planning.text(field, plan))
              .as("seed %d position %d figure %s", seed, i, journey.terms().figure(demon).name)
              .isEqualTo(Planning.text(field, plain(journey, activation)));
        }
      }
    }
    for (int count = 0; count < met.length; count++) {
      assertThat(met[count]).as("plans of sort " + count).isGreaterThanOrEqualTo(MIN_OF_EACH);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {101, 102, 103, 104})
  void poseToAppearIn_inARandomPosition_isThatOfThePseudocode(long seed) {
    RandomSource random = RandomSource.seeded(seed);
    for (int i = 0; i < POSITIONS / 10; i++) {
      Battlefield field = position(random);
      Journey journey = field.journey();
      int gate = 0;
      int demon = journey.free(random.pick("type", 0, journey.terms().content.demons().size()));
      int quarry = Quarry.ofGate(journey, gate);
      if (demon >= 0 && quarry >= 0) {
        int[] poses = new int[journey.footing(demon).poses()];
        int count = Spawning.candidates(journey.footing(demon), journey.squares(), demon, journey.square(gate),
            new Walk(journey.scene().ground), SpecialCards.passing(journey), poses);
        PlainPlanner plain = new PlainPlanner(journey, demon, quarry, journey.terms().figure(demon).move);
        List<Integer> best = Arrays.stream(poses, 0, count)
            .mapToObj(pose -> plain.value(pose, Activation.points(journey))).min(PlainPlanner::compare)
            .orElse(List.of(Pose.NONE));
        assertThat(field.text(SpawnPose.of(journey, demon, gate)))
            .as("seed %d position %d figure %s", seed, i, journey.terms().figure(demon).name)
            .isEqualTo(field.text(best.get(best.size() - 1)));
      }
    }
  }

  private static Plan plain(Journey journey, Activation activation) {
    int demon = activation.demon();
    int move = Math.max(1, journey.terms().figure(demon).move + Conditions.sum(journey, demon, Verb.MOD_MV));
    return new PlainPlanner(journey, demon, activation.quarry(), move).plan(journey.pose(demon), activation.points(),
        activation.distance(), !Conditions.bars(journey, demon, Deed.ATTACK));
  }

  private static Battlefield position(RandomSource random) {
    int width = 6 + random.pick("width", 0, 7);
    int height = 3 + random.pick("height", 0, 4);
    char[][] drawn = new char[height][width];
    for (char[] row : drawn) {
      for (int x = 0; x < width; x++) {
        row[x] = "............V#".charAt(random.pick("square", 0, 14));
      }
    }
    for (char pilgrim : "MSHTG".toCharArray()) {
      drawn[random.pick("y", 0, height)][random.pick("x", 0, width)] = pilgrim;
    }
    String[] rows = new String[height];
    for (int y = 0; y < height; y++) {
      rows[y] = String.valueOf(drawn[y]);
    }
    Battlefield field = Battlefield.of(rows);
    for (int i = random.pick("lines", 0, 8); i > 0; i--) {
      field.line(random.pick("x", 0, width), random.pick("y", 0, height), Facing.at(random.pick("side", 0, 4)),
          "yyp".charAt(random.pick("colour", 0, 3)));
    }
    return peopled(field, random);
  }

  private static Battlefield peopled(Battlefield field, RandomSource random) {
    Journey journey = field.journey();
    for (int pilgrim = 0; pilgrim < 4; pilgrim++) {
      if (journey.isConscious(pilgrim)) {
        field.health("TMSH".charAt(pilgrim), random.pick("health", 0, 6) * (pilgrim > 0 ? 1 : 2));
      }
    }
    for (int i = 0; i < 5; i++) {
      int figure = journey.free(journey.terms().type(TYPES.get(random.pick("type", 0, TYPES.size()))));
      int pose = random.pick("pose", 0, journey.scene().ground.size() * 4);
      if (figure >= 0 && Bases.canStand(journey.footing(figure), journey.squares(), figure, pose)) {
        journey.enter(figure, pose);
        if (random.pick("condition", 0, 5) == 0) {
          field.condition(figure, List.of("SLOWED", "DISABLED", "DAZED").get(random.pick("which", 0, 3)));
        }
      }
    }
    journey.set(Num.RAGE, random.pick("rage", 0, 2));
    if (random.pick("special", 0, 3) == 0) {
      field.special(List.of("wild-attacks", "phase-march").get(random.pick("card", 0, 2)));
    }
    return field;
  }
}
