package games.kumite.spi.desk;

import games.kumite.api.Action;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Script;
import games.kumite.spi.Window;

/**
 * An attack in a fight of three, as a slice of a game: Chi before the dice by both, dice, flips until both pass,
 * effects worth the margin one by one, which the victim may soak with Chi, a recoil that meets a fence and gives the
 * third figure a free hack inside it, and the third figure's reaction.
 *
 * @param by who attacks
 * @param on whom
 * @param attack the attack die with what is added, later what is left to spend on effects
 * @param defence the defence die with what is added, later 0
 * @param effect the effect that was chosen last
 */
record Blow(int by, int on, int attack, int defence, int effect) {

  static final int WOUND = 0;
  static final int RECOIL = 1;
  static final int STUN = 2;
  static final int STOP = 3;
  private static final int WOUNDS = 3;
  private static final int FENCE = 6;
  private static final int HACKED = 9;
  private static final int MAX_WOUNDS = 4;
  private static final int SIDES = 6;

  static final Word CHI = new Word("chi");
  static final Word NO = new Word("no");
  static final Word FLIP = new Word("flip");
  private static final Word[] EFFECTS = {new Word("wound"), new Word("recoil"), new Word("stun"), new Word("enough")};
  private static final int[] COSTS = {1, 1, 2, 0};

  static final Script<Desk, Blow> BLOW = Script.<Desk, Blow>of("blow")
      .stopUnless((desk, blow) -> blow.isOn(desk))
      .ask(blow -> new Spend(Side.ATTACKER, blow))
      .ask(blow -> new Spend(Side.DEFENDER, blow))
      .update((desk, blow) -> blow.rolled(desk))
      .window(Flip.WINDOW)
      .update((desk, blow) -> blow.compared())
      .repeatWhile((desk, blow) -> blow.attack > 0 && blow.isOn(desk), body -> body
          .ask(Choose::new)
          .when((desk, blow) -> blow.effect != STOP, then -> then
              .ask(Soak::new)
              .act((desk, blow) -> blow.suffer(desk))
              .when((desk, blow) -> blow.meetsFence(desk), hack -> hack
                  .act((desk, blow) -> desk.then(blow.hack(desk))))))
      .ask(React::new)
      .build();

  static Blow of(int by, int on) {
    return new Blow(by, on, 0, 0, STOP);
  }

  int third() {
    return 3 - by - on;
  }

  private static boolean stands(Desk desk, int figure) {
    return desk.tallies[WOUNDS + figure] < MAX_WOUNDS;
  }

  boolean isOn(Desk desk) {
    return stands(desk, by) && stands(desk, on);
  }

  Blow rolled(Desk desk) {
    return new Blow(by, on, attack + desk.roll("attack", by, SIDES), defence + desk.roll("defence", on, SIDES), effect);
  }

  Blow compared() {
    return new Blow(by, on, Math.max(0, attack - defence), 0, effect);
  }

  /** Carries the chosen effect out unless it was soaked. */
  void suffer(Desk desk) {
    if (desk.count == 1) {
      desk.count = 0;
      return;
    }
    switch (effect) {
      case WOUND -> desk.tallies[WOUNDS + on]++;
      case STUN -> desk.tallies[on] = Math.max(0, desk.tallies[on] - 1);
      default -> desk.tallies[FENCE + on]++;
    }
  }

  boolean meetsFence(Desk desk) {
    return effect == RECOIL && desk.tallies[FENCE + on] == 1 && stands(desk, third()) && desk.tallies[HACKED] < 2;
  }

  games.kumite.spi.Step<Desk> hack(Desk desk) {
    desk.tallies[HACKED]++;
    return BLOW.start(of(third(), on));
  }

  /** Who spends Chi before the dice. */
  enum Side { ATTACKER, DEFENDER }

  /** What every choice here has in common. */
  private interface Plain extends Script.Reply<Desk, Blow> {
    @Override
    default String kind() {
      return "ask";
    }
  }

  /**
   * Chi before the dice: one more.
   *
   * @param side whose
   * @param blow in which attack
   */
  record Spend(Side side, Blow blow) implements Plain {

    @Override
    public int seat(Desk desk) {
      int figure = side == Side.ATTACKER ? blow.by : blow.on;
      return desk.tallies[figure] > 0 ? figure : -1;
    }

    @Override
    public void collectActions(Desk desk, ActionCollector out) {
      out.add(CHI);
      out.add(NO);
    }

    @Override
    public Blow localsAfter(Desk desk, Action action) {
      if (action.equals(NO)) {
        return blow;
      }
      desk.tallies[seat(desk)]--;
      return side == Side.ATTACKER ? new Blow(blow.by, blow.on, blow.attack + 1, blow.defence, blow.effect)
          : new Blow(blow.by, blow.on, blow.attack, blow.defence + 1, blow.effect);
    }
  }

  /** Both may turn their die over, for a Chi each time, until both pass. */
  enum Flip implements Window<Desk, Blow> {
    WINDOW;

    @Override
    public String kind() {
      return "open";
    }

    @Override
    public int firstSeat(Desk desk, Blow blow) {
      return blow.by;
    }

    @Override
    public int nextSeat(Desk desk, Blow blow, int seat) {
      return seat == blow.by ? blow.on : blow.by;
    }

    @Override
    public void collectActions(Desk desk, Blow blow, int seat, ActionCollector out) {
      if ((seat == blow.by || seat == blow.on) && desk.tallies[seat] > 0) {
        out.add(FLIP);
      }
    }

    @Override
    public Blow localsAfter(Desk desk, Blow blow, int seat, Action action) {
      desk.tallies[seat]--;
      return seat == blow.by ? new Blow(blow.by, blow.on, SIDES + 1 - blow.attack, blow.defence, blow.effect)
          : new Blow(blow.by, blow.on, blow.attack, SIDES + 1 - blow.defence, blow.effect);
    }
  }

  /** Which effect next, from what the margin pays. */
  record Choose(Blow blow) implements Plain {

    @Override
    public int seat(Desk desk) {
      return blow.by;
    }

    @Override
    public void collectActions(Desk desk, ActionCollector out) {
      for (int effect = WOUND; effect <= STOP; effect++) {
        if (COSTS[effect] <= blow.attack) {
          out.add(EFFECTS[effect]);
        }
      }
    }

    @Override
    public Blow localsAfter(Desk desk, Action action) {
      for (int effect = WOUND; effect < STOP; effect++) {
        if (EFFECTS[effect].equals(action)) {
          return new Blow(blow.by, blow.on, blow.attack - COSTS[effect], 0, effect);
        }
      }
      return new Blow(blow.by, blow.on, 0, 0, STOP);
    }
  }

  /** The victim may pay a Chi, and the effect does not happen. */
  record Soak(Blow blow) implements Plain {

    @Override
    public int seat(Desk desk) {
      return desk.tallies[blow.on] > 0 ? blow.on : -1;
    }

    @Override
    public void collectActions(Desk desk, ActionCollector out) {
      out.add(CHI);
      out.add(NO);
    }

    @Override
    public Blow localsAfter(Desk desk, Action action) {
      if (action.equals(CHI)) {
        desk.tallies[blow.on]--;
        desk.count = 1;
      }
      return blow;
    }
  }

  /** The third figure may take heart. */
  record React(Blow blow) implements Plain {

    @Override
    public int seat(Desk desk) {
      return stands(desk, blow.third()) ? blow.third() : -1;
    }

    @Override
    public void collectActions(Desk desk, ActionCollector out) {
      out.add(CHI);
      out.add(NO);
    }

    @Override
    public Blow localsAfter(Desk desk, Action action) {
      desk.tallies[blow.third()] += action.equals(CHI) ? 1 : 0;
      return blow;
    }
  }
}
