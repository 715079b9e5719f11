package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.api.Form;
import games.kumite.api.RandomSource;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Wards;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Candidate;
import games.kumite.kungfu.geometry.Candidates;
import games.kumite.kungfu.geometry.Draws;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.MoveFault;
import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where one move may go, and what it costs (KF-MOV-01, KF-RUL-14, KF-RUL-31 to 33).
 *
 * @param figure who moves
 * @param left the actions that are left, this one included
 * @param course what the moves before it allow
 * @param isFree whether it is a Free Move, which ends in contact with nobody (KF-ACT-37)
 */
public record Destination(int figure, int left, int course, boolean isFree) {

  private static final long ROUGH = Flag.BROKEN.bit() | Flag.SHALLOW.bit() | Flag.PADDY.bit();
  private static final int DOUBLE = 2;
  private static final int HIGHEST = 3000;
  private static final String UNIT = "0.1 mm";
  private static final Refusal TOO_FAR = new Refusal("KF-MOV-01", "too-far");
  private static final Refusal OFF_TABLE = new Refusal("KF-RUL-12", "off-table");
  private static final Refusal NO_LEVEL = new Refusal("KF-RUL-37", "no-level");
  private static final Refusal BLOCKED = new Refusal("KF-RUL-14", "blocked");
  private static final Refusal LINEAR = new Refusal("KF-LOC-36", "linear");
  private static final Refusal OCCUPIED = new Refusal("KF-RUL-14", "occupied");
  private static final Refusal INTO_ENEMY = new Refusal("KF-RUL-54", "into-enemy");
  private static final Refusal WOODS_AFTER_LONG = new Refusal("KF-RUL-32", "woods-after-long");
  private static final Refusal ROUGH_SLOW = new Refusal("KF-RUL-31", "rough-reduced");
  private static final Refusal TWO_ACTIONS = new Refusal("KF-RUL-33", "two-actions");
  private static final Refusal WARDED = new Refusal("KF-TRT-67a", "warded");
  private static final Refusal CONTACT = new Refusal("KF-ACT-37", "free-move-contact");

  /** Adds the listed places. */
  void options(Fight fight, Options out) {
    int reach = reach(fight);
    for (Candidate candidate : Candidates.of(fight.board(), fight.figures(), figure, reach)) {
      long place = candidate.place();
      out.add(action(fight, place), refusal(fight, place));
    }
    out.add(action(fight, fight.figures().place(figure)));
  }

  private static VerbAction action(Fight fight, long place) {
    return fight.actions().atLevel(Word.TO, Place.x(place), Place.y(place), Place.level(place));
  }

  /** The place that an action names. */
  static long place(VerbAction action) {
    return Place.of(action.first(), action.second(), action.third());
  }

  /** A legal place drawn at random; null after a few draws that found none. */
  @Nullable Action sample(Fight fight, RandomSource random) {
    long drawn = Draws.move(fight.board(), fight.figures(), figure, reach(fight), random);
    return drawn == Place.NOWHERE || refusal(fight, drawn) != null ? null : action(fight, drawn);
  }

  @Nullable Action parse(Fight fight, List<String> words, Options out) {
    VerbAction action = words.get(0).equals(Word.TO.notation()) ? fight.actions().parse(words) : null;
    if (action != null) {
      out.add(action, refusal(fight, place(action)));
    }
    return action;
  }

  List<Form> forms(Fight fight) {
    Form.Slot x = new Form.Slot("x", 0, fight.board().width, UNIT, "board:table");
    Form.Slot y = new Form.Slot("y", 0, fight.board().height, UNIT, "board:table");
    return List.of(new Form(Word.TO.notation(), List.of(x, y)),
        new Form(Word.TO.notation(), List.of(x, y, new Form.Slot("level", 1, HIGHEST, UNIT, ""))));
  }

  /** How far the centre may travel on open ground. */
  private int reach(Fight fight) {
    Stick stick = Strides.stick(fight.figures(), figure);
    return reduced(stick) ? shortened(fight, stick) : stick.reach(fight.figures().size(figure));
  }

  /** Whether earlier moves reduce this one: woods were touched, or it is the reserved one. */
  private boolean reduced(Stick stick) {
    return Course.has(course, Course.WOODS) || Course.has(course, Course.RESERVED) && left == 1;
  }

  private int shortened(Fight fight, Stick stick) {
    return stick.shorter().reach(fight.figures().size(figure));
  }

  /** Why a place is refused, null if the move may go there. */
  @Nullable Refusal refusal(Fight fight, long to) {
    Figures figures = fight.figures();
    if (to == figures.place(figure)) {
      return null; // KF-MOV-01: not moving at all
    }
    MoveFault fault = Moves.fault(fight.board(), figures, figure, to, reach(fight));
    if (fault != null) {
      return switch (fault) {
        case TOO_FAR -> TOO_FAR;
        case OFF_TABLE -> OFF_TABLE;
        case NO_LEVEL -> NO_LEVEL;
        case BLOCKED, NOT_CLEAR -> BLOCKED;
        case LINEAR -> LINEAR;
        case OCCUPIED -> OCCUPIED;
        case INTO_ENEMY -> INTO_ENEMY;
      };
    }
    if (Wards.bar(figures, figure, to)) {
      return WARDED;
    }
    long end = end(fight, to);
    if (isFree && isTouchingEnemy(fight, end)) {
      return CONTACT;
    }
    return terrainRefusal(fight, end);
  }

  long end(Fight fight, long to) {
    return to == fight.figures().place(figure) ? to : Moves.end(fight.board(), fight.figures(), figure, to);
  }

  private boolean isTouchingEnemy(Fight fight, long end) {
    Figures figures = fight.figures();
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      if (figures.areEnemies(figure, enemy) && figures.isBody(enemy)
          && Gaps.inContact(fight.board(), end, figures.size(figure), figures.place(enemy), figures.size(enemy))) {
        return true;
      }
    }
    return false;
  }

  private @Nullable Refusal terrainRefusal(Fight fight, long end) {
    long ground = ground(fight, end);
    boolean isWoods = isWoods(fight, ground);
    if (!isWoods && !isRough(fight, ground)) {
      return null;
    }
    Stick stick = Strides.stick(fight.figures(), figure);
    if (stick == Stick.SHORT) {
      return left >= DOUBLE || isFree ? null : TWO_ACTIONS; // KF-MOV-05
    }
    boolean isLong = travelled(fight, end) > shortened(fight, stick);
    if (isWoods) { // KF-RUL-32: woods count if both are touched
      return isLong || Course.has(course, Course.LONG) ? WOODS_AFTER_LONG : null;
    }
    boolean canReserve = !isFree && left > 1;
    return isLong && !canReserve ? ROUGH_SLOW : null; // KF-RUL-31
  }

  private int travelled(Fight fight, long end) {
    long square = Place.squared(fight.figures().place(figure), end);
    return (int) Math.ceil(Math.sqrt((double) square));
  }

  private long ground(Fight fight, long end) {
    return fight.board().groundOfWay(fight.figures().place(figure), end, fight.figures().size(figure).radius());
  }

  private boolean isWoods(Fight fight, long ground) {
    return (ground & Flag.WOODS.bit()) != 0 && !isUnhindered(fight, Trait.ONE_WITH_THE_LAND);
  }

  private boolean isRough(Fight fight, long ground) {
    boolean isWater = (ground & (Flag.SHALLOW.bit() | Flag.PADDY.bit())) != 0;
    boolean isBroken = (ground & Flag.BROKEN.bit()) != 0;
    return isBroken && !isUnhindered(fight, Trait.ONE_WITH_THE_LAND)
        || isWater && !isUnhindered(fight, Trait.AMPHIBIOUS); // KF-TRT-04a, KF-TRT-52
  }

  private boolean isUnhindered(Fight fight, Trait trait) {
    return Able.has(fight.figures(), figure, trait) || Able.has(fight.figures(), figure, Trait.FLYING); // KF-MOV-08
  }

  /** How many actions the move to a place costs. */
  int cost(Fight fight, long end) {
    long ground = ground(fight, end);
    boolean isHard = isWoods(fight, ground) || isRough(fight, ground);
    boolean isCrawl = fight.figures().is(figure, games.kumite.kungfu.state.Condition.CRAWLING);
    return isCrawl || isHard && Strides.stick(fight.figures(), figure) == Stick.SHORT ? DOUBLE : 1;
  }

  /** What later moves may do after the move to a place. */
  int courseAfter(Fight fight, long end) {
    Stick stick = Strides.stick(fight.figures(), figure);
    long ground = ground(fight, end);
    boolean isLong = travelled(fight, end) > shortened(fight, stick);
    int after = course | Course.MOVED | (isLong ? Course.LONG : 0);
    if (isWoods(fight, ground)) {
      return after | Course.WOODS;
    }
    boolean reserves = isRough(fight, ground) && isLong && stick != Stick.SHORT;
    return after | (reserves ? Course.RESERVED : 0);
  }
}
