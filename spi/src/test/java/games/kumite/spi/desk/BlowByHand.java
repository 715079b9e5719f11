package games.kumite.spi.desk;

import games.kumite.api.Action;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Pass;
import games.kumite.spi.Question;

/**
 * The attack of {@link Blow} in steps written by hand: one question that knows where it stands.
 *
 * @param stage where
 * @param blow the attack so far
 * @param flipper who may flip now
 * @param passed whether the other one has passed
 */
record BlowByHand(Stage stage, Blow blow, int flipper, boolean passed) implements Question<Desk> {

  /** Where an attack stands. */
  enum Stage { BEGIN, ATTACKER, DEFENDER, ROLL, FLIP, COMPARE, EFFECT, SOAK, SUFFER, REACT }

  static BlowByHand of(Blow blow) {
    return new BlowByHand(Stage.BEGIN, blow, blow.by(), false);
  }

  private BlowByHand at(Stage next, Blow now) {
    return new BlowByHand(next, now, flipper, passed);
  }

  @Override
  public void run(Desk desk) {
    switch (stage) {
      case BEGIN -> {
        if (blow.isOn(desk)) {
          at(Stage.ATTACKER, blow).run(desk);
        }
      }
      case ATTACKER -> askOr(desk, spend(Blow.Side.ATTACKER).seat(desk) >= 0, Stage.DEFENDER);
      case DEFENDER -> askOr(desk, spend(Blow.Side.DEFENDER).seat(desk) >= 0, Stage.ROLL);
      case ROLL -> new BlowByHand(Stage.FLIP, blow.rolled(desk), blow.by(), false).run(desk);
      case FLIP -> flip(desk);
      case COMPARE -> at(Stage.EFFECT, blow.compared()).run(desk);
      case EFFECT -> askOr(desk, blow.attack() > 0 && blow.isOn(desk), Stage.REACT);
      case SOAK -> askOr(desk, new Blow.Soak(blow).seat(desk) >= 0, Stage.SUFFER);
      case SUFFER -> {
        blow.suffer(desk);
        if (blow.meetsFence(desk)) {
          blow.hack(desk);
          desk.then(of(Blow.of(blow.third(), blow.on())), at(Stage.EFFECT, blow));
        } else {
          at(Stage.EFFECT, blow).run(desk);
        }
      }
      default -> {
        if (new Blow.React(blow).seat(desk) >= 0) {
          Question.super.run(desk);
        }
      }
    }
  }

  private Blow.Spend spend(Blow.Side side) {
    return new Blow.Spend(side, blow);
  }

  private void askOr(Desk desk, boolean isAsked, Stage next) {
    if (isAsked) {
      Question.super.run(desk);
    } else {
      at(next, blow).run(desk);
    }
  }

  private void flip(Desk desk) {
    int other = flipper == blow.by() ? blow.on() : blow.by();
    if (desk.tallies[flipper] > 0) {
      Question.super.run(desk);
    } else if (passed || desk.tallies[other] == 0) {
      at(Stage.COMPARE, blow).run(desk);
    } else {
      new BlowByHand(stage, blow, other, true).run(desk);
    }
  }

  @Override
  public String kind() {
    return stage == Stage.FLIP ? "open" : "ask";
  }

  @Override
  public boolean isWindow() {
    return stage == Stage.FLIP;
  }

  @Override
  public int seat(Desk desk) {
    return switch (stage) {
      case ATTACKER -> blow.by();
      case FLIP -> flipper;
      case EFFECT -> blow.by();
      case REACT -> blow.third();
      default -> blow.on();
    };
  }

  @Override
  public void collectActions(Desk desk, ActionCollector out) {
    switch (stage) {
      case FLIP -> {
        out.add(Blow.FLIP);
        out.add(Pass.PASS);
      }
      case EFFECT -> new Blow.Choose(blow).collectActions(desk, out);
      default -> {
        out.add(Blow.CHI);
        out.add(Blow.NO);
      }
    }
  }

  @Override
  public void execute(Desk desk, Action action) {
    switch (stage) {
      case ATTACKER -> at(Stage.DEFENDER, spend(Blow.Side.ATTACKER).localsAfter(desk, action)).run(desk);
      case DEFENDER -> at(Stage.ROLL, spend(Blow.Side.DEFENDER).localsAfter(desk, action)).run(desk);
      case FLIP -> {
        if (action != Pass.PASS) {
          new BlowByHand(stage, Blow.Flip.WINDOW.localsAfter(desk, blow, flipper, action), flipper, false).run(desk);
        } else if (passed) {
          at(Stage.COMPARE, blow).run(desk);
        } else {
          new BlowByHand(stage, blow, flipper == blow.by() ? blow.on() : blow.by(), true).run(desk);
        }
      }
      case EFFECT -> {
        Blow chosen = new Blow.Choose(blow).localsAfter(desk, action);
        at(chosen.effect() == Blow.STOP ? Stage.EFFECT : Stage.SOAK, chosen).run(desk);
      }
      case SOAK -> at(Stage.SUFFER, new Blow.Soak(blow).localsAfter(desk, action)).run(desk);
      default -> new Blow.React(blow).localsAfter(desk, action);
    }
  }
}
